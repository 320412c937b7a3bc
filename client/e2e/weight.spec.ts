import type { BrowserContext, Page } from '@playwright/test';
import { locales, pagePaths, pathIn, type ModelDetail, type ModelRow } from '@dealership/shared';
import { expect, test } from './fixtures.ts';

/** The phone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Ten packets: the part of an answer that a server sends before the first acknowledgement (RFC 6928), with headers. */
const FIRST_ROUND_BYTES = 10 * 1460;

/** All that the home page fetches without an interaction (docs/decisions/0009-scripts-in-few-chunks.md). */
const HOME_BYTES = 230_000;

/** Of a page with its inlined data, compressed. */
const DOCUMENT_BYTES = 14_000;

interface Fetched {
  address: string;
  /** With headers, as received; absent: not yet. */
  bytes?: number;
}

/**
 * Opens an address in a new tab and collects all answers until the line is quiet.
 * @param untilLast waits for the last, timed request
 */
async function fetchedBy(
  context: BrowserContext,
  address: string,
  untilLast: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Required<Fetched>[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const fetched = new Map<string, Fetched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^http/.test(request.url)) fetched.set(requestId, { address: request.url });
  });
  const end = (requestId: string, bytes: number) => {
    const request = fetched.get(requestId);
    if (request) request.bytes = bytes;
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    end(requestId, bytes),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  const last = untilLast(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await last;
  const arrived = () => [...fetched.values()].filter(isArrived);
  await expect.poll(() => fetched.size - arrived().length).toBe(0);
  await page.close();
  return arrived();
}

const isArrived = (file: Fetched): file is Required<Fetched> => file.bytes !== undefined;

/** It appears a second after the page, together with its picture. */
const untilNotice = (page: Page) => page.getByRole('dialog').waitFor();
const untilNoNotice = async (page: Page) =>
  (await page.waitForResponse('**/api/getNotification')).finished();

const sum = (files: readonly Required<Fetched>[]) =>
  files.reduce((all, { bytes }) => all + bytes, 0);

test('a phone fetches little for the home page and the gallery, and hardly anything again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
  const home = await fetchedBy(context, '/', untilNotice);
  expect(home.map(({ address }) => address).join('\n')).toContain('/api/getNotification');
  expect(home.length).toBeLessThanOrEqual(30);
  expect(sum(home)).toBeLessThan(HOME_BYTES);
  expect(home[0]?.bytes).toBeLessThanOrEqual(FIRST_ROUND_BYTES);
  // The document and the notification: their tags show that they are unchanged.
  const again = (await fetchedBy(context, '/', untilNoNotice)).filter(({ bytes }) => bytes > 0);
  expect(again.map(({ address }) => new URL(address).pathname)).toEqual([
    '/',
    '/api/getNotification',
  ]);
  expect(sum(again)).toBeLessThan(4000);
  await context.close();

  const afresh = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
  expect(sum(await fetchedBy(afresh, '/gallery'))).toBeLessThan(250_000);
  await afresh.close();
});

test('the first round carries the home page, a model and a form in each language', async ({
  request,
}) => {
  for (const path of ['/', '/view-details?bike=Shine125', '/service-booking']) {
    for (const address of locales.map((locale) => pathIn(locale, path))) {
      const answer = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
      const status = 'HTTP/1.1 200 OK\r\n\r\n';
      const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      const bytes = Number(answer.headers()['content-length']) + status.length;
      expect(bytes + headers.join('').length, address).toBeLessThanOrEqual(FIRST_ROUND_BYTES);
    }
  }
});

test('with 60 models a phone fetches as little', async ({ browser, page, ownSite, logIn }) => {
  const { url, staff } = ownSite;
  await logIn(page, staff, url);
  const post = async <Answer>(path: string, data: object) => {
    const answer = await page.request.post(url + path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const listed = await page.request.get(`${url}/api/vehicles`);
  const { models } = (await listed.json()) as { models: ModelRow[] };
  for (let count = models.length; count < 60; count += 1) {
    const { id: copyOf, name, type } = models[count % models.length] as ModelRow;
    const model = { type, name: `${name} ${count < 52 ? 'Plus' : 'Special'}`, copyOf };
    const { id, sections } = await post<ModelDetail>('/api/vehicles', model);
    const drafts = sections.filter((section) => section.is_draft);
    const versions = Object.fromEntries(drafts.map(({ section, version }) => [section, version]));
    await post(`/api/vehicles/${id}/publish`, { versions });
  }
  const forms = await page.request.get(`${url}/api/models`);
  expect(await forms.json()).toHaveLength(60);

  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const home = await fetchedBy(context, '/', untilNotice);
  expect(home.length).toBeLessThanOrEqual(30);
  expect(sum(home)).toBeLessThan(HOME_BYTES);
  expect(home[0]?.bytes).toBeLessThanOrEqual(FIRST_ROUND_BYTES);
  await context.close();
  for (const path of Object.values(pagePaths)) {
    const document = await page.request.get(`${url}${path}?bike=Activa6G`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(Number(document.headers()['content-length']), path).toBeLessThanOrEqual(DOCUMENT_BYTES);
  }
});
