import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enquiryKinds, pagePaths, pageSubjects, type PublicPageName } from '@dealership/shared';
import type { Page, Route } from '@playwright/test';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';
import { phone } from './catalogue-page.ts';
import { control, fillIn, shownReference } from './enquiry-page.ts';
import { formSamples } from './enquiry-samples.ts';
import { expect, prepareServer, test as base, type Site } from './fixtures.ts';
import { textFaults } from './page-fit.ts';
import { createServerProcess } from './server-process.ts';

/**
 * The site with English texts that are 40 % longer, as those of another language may be. It is built here alone. Names,
 * and texts that staff edit, are as long as ever.
 */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _browserName }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dealership-longer-'));
      const program = join(repoRoot, 'client', 'e2e', 'build-longer.mjs');
      const env = { PATH: process.env.PATH, NODE_ENV: 'production' };
      const { code, output } = await runProcess(process.execPath, [program, folder], { env });
      expect(code, output).toBe(0);
      const server = await prepareServer('sqlite', {}, undefined, createServerProcess(folder));
      try {
        await use({ ...server.site, url: await server.start() });
      } finally {
        await server.remove();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const addresses: readonly string[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => {
    const subject = pageSubjects[name as PublicPageName];
    if (subject === 'dealer') return [path.replace(/:\w+/, '1')];
    return subject === 'model' ? [`${path}?bike=Shine125`, path] : [path];
  }),
  '/view-details?bike=Nonesuch',
  '/nowhere',
];

// In one worker, since each builds the site.
test.describe.configure({ mode: 'default' });

const homeTabs = ['sales', 'service', 'spare-parts'];

test.use({
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({ browserName: _browserName }, use) => use([/404|ERR_FAILED/]),
});

/**
 * Longer texts of which a part is not shown: on a line that ends in an ellipsis, beside their box, in a field or its
 * choices. Runs in the page.
 */
function cutTexts(): string[] {
  const found: string[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, svg')) continue;
    const style = getComputedStyle(element);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent).join('');
    if (text.includes('[') && !style.display.startsWith('inline')) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = element.getBoundingClientRect();
      const inside = range.getBoundingClientRect();
      const isOut = inside.left < left - 1 || inside.right > right + 1;
      if (isOut || (style.overflow === 'hidden' && element.scrollWidth > element.clientWidth)) {
        found.push(`"${text}" is wider than its box`);
      }
    }
    const shown =
      element instanceof HTMLSelectElement
        ? [...element.options].map((option) => option.text)
        : element instanceof HTMLInputElement
          ? [element.placeholder]
          : [];
    const room =
      element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    for (const each of shown) {
      if (each.includes('[') && pen && pen.measureText(each).width > room) {
        found.push(`"${each}" is wider than its field`);
      }
    }
  }
  return found;
}

/** Expects room for all texts, and that the page has longer ones. */
async function expectRoom(page: Page, where: string) {
  await expect(page.getByText(/^\[.+\]$/s).first(), where).toBeVisible();
  // A style or a movement may still be in transition.
  const look = async () => [
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(cutTexts)),
  ];
  await expect.poll(look, { message: where }).toEqual([]);
}

/** Unfolds everything below the header, and presses each button whose name was not pressed before. */
async function openAll(page: Page, where: string, pressed: Set<string>) {
  await expectRoom(page, where);
  await page.evaluate(() => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('main details, footer details');
    for (const each of folds) each.open = true;
  });
  await expectRoom(page, `${where}, unfolded`);
  const buttons = page.locator('main button:not([type=submit]):visible');
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    const label = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    const name = label.replace(/\d+/g, '');
    if (pressed.has(name) || (await button.isDisabled())) continue;
    pressed.add(name);
    await button.click();
    await expectRoom(page, `${where}, ${name}`);
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  }
}

test('every page has room for longer texts, what unfolds and its dialogs too', async ({ page }) => {
  // Films and maps of other sites.
  await page.route(/^https:/, (route) => route.abort());
  const pressed = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await openAll(page, address, pressed);
  }
  expect(pressed.size).toBeGreaterThan(12);
});

test('the menus, and a page that does not load, have room for longer texts', async ({ page }) => {
  await page.goto('/finance');
  const menus = page.locator('header summary:visible');
  for (let at = 0; at < (await menus.count()); at += 1) {
    await menus.nth(at).click();
    await expectRoom(page, `/finance, menu ${at + 1}`);
  }
  // The menu of the page, its three groups, and the languages.
  expect(await menus.count()).toBeGreaterThan(3);
  await page.goto('/terms-conditions');
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/motorcycle');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expectRoom(page, '/motorcycle without an answer');
});

test('all forms have room for longer texts: what is missing, what is not sent, what was sent', async ({
  page,
}) => {
  for (const kind of enquiryKinds) {
    const { path, missing, answers } = formSamples[kind];
    await page.goto(path);
    const tab = homeTabs.indexOf(kind);
    if (tab > 0) await page.getByRole('tab').nth(tab).click();
    const asked = page.locator(`[name="${Object.keys(answers)[0] ?? ''}"]`);
    const form = page.locator('form').filter({ has: asked, visible: true }).first();
    const submit = form.locator('button[type=submit]');
    const first = 'name' in missing ? 'name' : 'mobile';
    await control(form, first).focus();
    await submit.click();
    await expect(control(form, first), kind).toHaveAccessibleDescription(/^\[/);
    await expectRoom(page, `${kind}, missing`);
    await fillIn(form, kind);
    // Pictures that arrive late are not the enquiry.
    const lost = (route: Route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue();
    await page.route('**', lost);
    await submit.click();
    await expect(form.getByRole('alert'), kind).toHaveText(/^\[/);
    await expectRoom(page, `${kind}, not sent`);
    await page.unroute('**', lost);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(shownReference(page), kind).toBeVisible();
    await expectRoom(page, `${kind}, sent`);
    // The next page would show the references again that were on screen only briefly.
    await page.evaluate(() => void indexedDB.deleteDatabase('enquiries'));
  }
});

test.describe('with a notification', () => {
  test.use({ hasNotice: true });

  test('it has room for longer texts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, 'the notification');
  });
});

test('a text without room is found', async ({ page }) => {
  await page.goto('/finance');
  await expectRoom(page, '/finance');
  const found = async (style: string) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    return [...(await page.evaluate(textFaults)), ...(await page.evaluate(cutTexts))].join();
  };
  expect(await found('h1, main p { white-space: nowrap }')).toContain('px wider than the window');
  expect(await found('h1 { overflow: hidden; max-height: 1em }')).toContain('leaves H1');
  const ellipsis = 'h1 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }';
  expect(await found(ellipsis)).toContain('is wider than its box');
  expect(await found('#root select { max-width: 60px }')).toContain('is wider than its field');
});
