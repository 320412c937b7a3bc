import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** As Lighthouse's phone has them. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A second for the home page's pop-up, and what it fetches. */
const QUIET_MS = 2500;

interface Fetched {
  address: string;
  /** With headers, as they came over the line. */
  bytes: number;
}

/** Opens an address in a tab of its own; what came over the line until it was quiet. */
async function fetchedBy(context: BrowserContext, address: string): Promise<Fetched[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const fetched = new Map<string, Fetched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^http/.test(request.url)) fetched.set(requestId, { address: request.url, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = fetched.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...fetched.values()];
}

const sum = (files: readonly Fetched[]) => files.reduce((all, { bytes }) => all + bytes, 0);

test('a phone fetches little for the home page and the gallery, and hardly anything again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
  const home = await fetchedBy(context, '/');
  expect(home.map(({ address }) => address).join('\n')).toContain('/api/getNotification');
  expect(home.length).toBeLessThanOrEqual(30);
  expect(sum(home)).toBeLessThan(220_000);
  // The document and the notification: their tags say that they have not changed.
  const again = (await fetchedBy(context, '/')).filter(({ bytes }) => bytes > 0);
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
