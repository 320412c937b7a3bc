type PageData = Readonly<Record<string, unknown>>;

let provided: PageData = {};
let read: { text: string; data: PageData } | undefined;

/**
 * Data that the server wrote into the document for the requested page (index.html). Pages opened later, by
 * client-side navigation, fetch the same data from the API.
 *
 * @returns the value under `key`, unchecked: server and client are of one build
 */
export function readPageData(key: string): unknown {
  return (documentData() ?? provided)[key];
}

/** Does the same, and removes the data from the document. */
export function takePageData(key: string): unknown {
  const { [key]: value, ...rest } = documentData() ?? {};
  if (value !== undefined) {
    const element = document.getElementById('page-data');
    if (element) element.textContent = JSON.stringify(rest);
  }
  return value;
}

/** Sets the data where there is no document: on the server, in development, in tests. */
export function providePageData(data: PageData): void {
  provided = data;
}

function documentData(): PageData | undefined {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  if (read?.text !== text) read = { text, data: JSON.parse(text) as PageData };
  return read.data;
}
