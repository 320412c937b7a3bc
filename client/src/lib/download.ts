/** Hands the browser a file that this page made. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
