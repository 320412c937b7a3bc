/** `Rebel Red Metallic` -> `rebel-red-metallic`, as in the names of pictures and in addresses. */
export function fileNameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
