/** Hands the browser a file that this page made. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  downloadAddress(address, fileName);
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Lets the browser fetch a file of our own server and write it to disk as it arrives, so that a
 * million rows never pass through this page's memory.
 */
export function downloadAddress(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
