/** Hands the browser a file that this page made. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  followLink(address, fileName);
  // Some browsers read the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser fetch a file that the server names, and show the progress. A broken download is not kept. */
export function downloadFrom(address: string): void {
  followLink(address, '');
}

function followLink(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
