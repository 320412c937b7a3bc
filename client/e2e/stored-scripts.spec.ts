import { readFileSync } from 'node:fs';
import {
  enquiryDefinitions,
  enquiryKinds,
  textsIn,
  reportKinds,
  type EnquiryKind,
} from '@dealership/shared';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { openMenu } from './staff-page.ts';
import { pictureFile } from './pictures.ts';

const { kinds, allEnquiries } = textsIn('en');

/** Tries to run in a way that a page could allow, and sets `hacked`; each part tries another way. */
const NAME = `=HYPERLINK("http://evil.example")'"><img src=http://evil.example/i onerror=hacked=1>`;
const SHORT = `@SUM(1)|cmd'"><svg/onload=hacked=1>`;
const LONG = [
  '+1</textarea></title></script><script>hacked=1;alert(1)</script>',
  '<a href="javascript:hacked=1">x</a> javascript:hacked=1 \u2066\u202Egnp.exe\u2028',
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><base href=http://evil.example>`,
  `-1+1|cmd' /C calc'!A0 {{constructor.constructor('hacked=1')()}} \${hacked=1}`,
].join('\n');
/** The stored form: without marks of direction, with plain blanks (rules: field-limits). */
const STORED = LONG.replaceAll(/[\u2066\u202E]/g, '').replaceAll('\u2028', ' ');
const EMAIL = "o'hara+1@example.com";
const FILE = `"><img src=x onerror=hacked=1>.png`;

const freeTexts: Readonly<Partial<Record<string, string>>> = {
  name: NAME,
  email: EMAIL,
  message: LONG,
  enteredModel: SHORT,
  registrationNumber: SHORT,
  colour: SHORT,
  variant: SHORT,
};

/** An enquiry of a kind with a script in each of its free texts. */
function hostileBody(kind: EnquiryKind): Record<string, unknown> {
  const body = enquiryBody(kind, NAME);
  for (const { field, wire, control } of enquiryDefinitions[kind].form) {
    const isChoice = control.type === 'names';
    const text = field === 'model' && !isChoice ? SHORT : freeTexts[field];
    if (text !== undefined) body[wire] = text;
  }
  return body;
}

/** The one script in the site's own documents. */
const firstLines = readFileSync(new URL('../dist/en/first-lines.js', import.meta.url), 'utf8');

/** Parts of the document that are not text: attributes and elements that run something. */
function runnable(ours: string): string[] {
  const isScript = ({ nodeName, value }: Attr) =>
    /^on/i.test(nodeName) || /^\s*javascript:/i.test(value) || nodeName === 'srcdoc';
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        [...element.attributes].some(isScript) ||
        (element instanceof HTMLScriptElement &&
          !element.src &&
          element.type === '' &&
          element.textContent !== ours) ||
        element instanceof HTMLBaseElement,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(runnable, firstLines), where).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window), where).toBe(false);
}

/** Checks that the page shows the texts as they were sent. */
async function expectTexts(page: Page, texts: readonly string[], where: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = (await page.locator('body').textContent()) ?? '';
        return texts.filter((text) => !shown.includes(text));
      },
      { message: `${where}: texts that are not shown` },
    )
    .toEqual([]);
}

test.use({ hasNotice: true, expectedErrors: [/status of (400|415)/] });

test('scripts that visitors and staff store stay text on every screen, on paper and in files', async ({
  page,
  context,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  const surprises: string[] = [];
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) surprises.push(request.url());
  });
  context.on('dialog', (dialog) => {
    surprises.push(dialog.message());
    void dialog.dismiss();
  });
  await context.addInitScript(() => {
    window.print = () => undefined;
  });

  for (const kind of enquiryKinds) {
    const path = url + enquiryDefinitions[kind].path;
    const answer = await context.request.post(path, { data: hostileBody(kind) });
    expect(answer.ok(), `${kind}: ${await answer.text()}`).toBe(true);
  }
  await context.request.post(`${url}/api/login`, { data: { userId: NAME, password: NAME } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, staff, url);
  const picture = { ...pictureFile(FILE), mimeType: 'image/png' };
  const uploads = [
    ['createOffers', { title: NAME, description: LONG, image: picture }],
    ['postNotification', { image: picture }],
    ['galleryupload', { images: picture }],
  ] as const;
  for (const [path, multipart] of uploads) {
    const answer = await context.request.post(`${url}/api/${path}`, { multipart });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
  const profile = { userName: NAME };
  await context.request.patch(`${url}/api/profile/${staff.userId}`, { data: profile });

  await page.goto(`${url}/admin/dashboard`);
  const menu = await openMenu(page);
  const rows = page.getByRole('table').last().locator('tbody tr');
  const open = async (title: string) => {
    await menu.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveTitle(`${title} – Admin Panel`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  await expect(rows.first()).toBeVisible();
  await expectTexts(page, [NAME, SHORT, STORED], 'dashboard');
  await expectHarmless(page, 'dashboard');

  const titles = reportKinds.map((kind) => kinds[kind].report?.title ?? kind);
  expect(titles).toHaveLength(11);
  for (const title of [allEnquiries.title, ...titles]) {
    if (title === allEnquiries.title) await page.goto(`${url}/admin/enquiries`);
    else await open(title);
    await expectTexts(page, [NAME], title);
    await rows.first().getByRole('button').first().click();
    const panel = page.getByRole('dialog');
    await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(panel).toContainText(NAME);
    await expectHarmless(page, title);
    await page.keyboard.press('Escape');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    const paper = await popup;
    await expect(paper.getByRole('table')).toContainText(NAME);
    await expectHarmless(paper, `${title} on paper`);
    await paper.close();
  }

  await page.goto(`${url}/admin/enquiries`);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(rows).toHaveCount(enquiryKinds.length);
  for (const format of ['CSV', 'PDF']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    const file = readFileSync(await (await download).path(), 'latin1');
    if (format === 'PDF') {
      expect(file).toContain('%PDF');
      expect(file).not.toMatch(/\/(JS|JavaScript|URI|Launch|SubmitForm|EmbeddedFile)\b/);
      continue;
    }
    const { data } = Papa.parse<string[]>(Buffer.from(file, 'latin1').toString().slice(1));
    const cells = data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell === `'${NAME}`)).toHaveLength(enquiryKinds.length);
  }

  await page.goto(`${url}/admin/audit`);
  await expectTexts(page, [NAME], 'audit log');
  await expectHarmless(page, 'audit log');
  await page.goto(`${url}/admin/erasure`);
  await expectHarmless(page, 'erasure');
  for (const title of ['Account', 'Profile', 'Notification', 'Gallery']) {
    await open(title);
    await expectHarmless(page, title);
  }
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([picture, { ...picture, name: `a${FILE}`, buffer: Buffer.from('<script>') }]);
  await expect(dialog.getByRole('listitem').first()).toContainText(FILE);
  await expect(dialog.getByRole('alert').first()).toContainText(`a${FILE}: Choose a JPEG`);
  await expectHarmless(page, 'chosen pictures');
  await page.keyboard.press('Escape');

  await open('Offer');
  await expectTexts(page, [NAME, STORED], 'offers');
  await page.getByRole('button', { name: `Delete ${NAME}` }).click();
  await expect(dialog).toContainText(NAME);
  await expectHarmless(page, 'deleting an offer');
  await page.keyboard.press('Escape');

  await open('Profile');
  await page.route('**/api/profile/**', (route) =>
    route.fulfill({ status: 400, json: { message: LONG, error: LONG, code: 'invalid_input' } }),
  );
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'hacked=1;alert(1)' })).toBeVisible();
  await expectHarmless(page, 'toast');

  for (const [path, texts] of [
    ['/offers', [NAME, STORED]],
    ['/gallery', []],
    ['/', []],
  ] as const) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await expectTexts(page, texts, path);
    await expectHarmless(page, path);
  }
  expect(surprises, 'dialogs, and requests to other sites').toEqual([]);
});
