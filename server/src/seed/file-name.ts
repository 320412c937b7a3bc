/** `Rebel Red Metallic` -> `rebel-red-metallic`, for names of pictures and for addresses. */
export function fileNameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
