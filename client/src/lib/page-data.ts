/**
 * Data that the server wrote into the document for the requested page (index.html). Pages opened later, by
 * client-side navigation, fetch the same from the API.
 *
 * @returns the value under `key`, unchecked: server and client are of one build
 */
export function readPageData(key: string): unknown {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && key in data
    ? (data as Record<string, unknown>)[key]
    : undefined;
}
