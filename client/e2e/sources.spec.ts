import type { Page } from '@playwright/test';
import { fillIn, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 740 };

/** Runs in the page: its counting calls are collected, and nothing dials or opens WhatsApp. */
function noteTaps() {
  const taps: unknown[] = [];
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => {
    void (data as Blob).text().then((text) => taps.push(JSON.parse(text)));
    return send(url, data);
  };
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (/^(tel:|https:..wa\.me)/.test(link?.href ?? '')) event.preventDefault();
  });
  Object.assign(window, { taps });
}

/** Presses a contact button at the bottom of the page; returns what the server has counted, oldest first. */
async function pressWay(page: Page, name: string): Promise<unknown> {
  const counted = page.waitForRequest('**/api/taps');
  const bar = page.getByRole('navigation', { name: 'Contact us' });
  await bar.getByRole('link', { name, exact: true }).click();
  expect((await (await counted).response())?.status()).toBe(204);
  return page.evaluate(() => (window as Window & { taps?: unknown[] }).taps);
}

test(
  'staff read how a sender came; presses of Call and WhatsApp are counted',
  { tag: '@core' },
  async ({ openPage, logIn }) => {
    const visitor = await openPage(phone);
    await visitor.addInitScript(noteTaps);
    await visitor.goto('/offers?utm_source=fb&utm_campaign=%3Cb%3EPuja+2026', {
      referer: 'https://l.facebook.com/l.php?u=private',
    });
    // The counting code loads when the phone is idle.
    await visitor.waitForFunction(() => sessionStorage.getItem('visit') !== null);
    const first = { way: 'call', page: 'offers' };
    expect(await pressWay(visitor, 'Call')).toEqual([first]);

    await visitor.getByRole('link', { name: 'Book For AMC' }).click();
    const form = visitor.getByRole('form', { name: 'AMC enquiry' });
    await expect(form).toBeVisible();
    await fillIn(form, 'amc');
    expect(await pressWay(visitor, 'WhatsApp')).toEqual([first, { way: 'whatsapp', page: 'amc' }]);
    await submitButton(form).click();
    const reference = await shownReference(visitor).innerText();
    // A message to oneself does not reach the dealership.
    const taps = await visitor
      .getByRole('link', { name: 'Send to my WhatsApp' })
      .evaluate((link: HTMLElement) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
        return (window as Window & { taps?: unknown[] }).taps;
      });
    expect(taps).toHaveLength(2);

    await visitor.goto('/view-details?bike=Shine125');
    await visitor.waitForLoadState('networkidle');
    expect(await pressWay(visitor, 'Call')).toEqual([
      { way: 'call', page: 'view-details', model: 'Shine125' },
    ]);

    const staff = await openPage(phone);
    await logIn(staff);
    await staff.goto(`/admin/desk?enquiry=${reference}`);
    const source = 'From l.facebook.com · Campaign <b>Puja 2026, fb · First page /offers';
    await expect(staff.getByText(source, { exact: true })).toBeVisible();
  },
);
