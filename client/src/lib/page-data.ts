/**
 * What the server wrote into the document for the page it was asked for (index.html). A page that is
 * reached later, inside the application, fetches the same from the API.
 *
 * @returns the value under `key`, unchecked: both sides of this wire are ours and of one build
 */
export function readPageData(key: string): unknown {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && key in data
    ? (data as Record<string, unknown>)[key]
    : undefined;
}
