/** Hands the browser a file that this page made. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  downloadFrom(address, fileName);
  // Some browsers read the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Lets the browser fetch a file, and show the progress. A broken download is not kept.
 * @param fileName `''`: the server names it
 */
export function downloadFrom(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
