import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium, scrollAtOnce } from '../../scripts/base/run-process.mjs';
import { arrive } from './desk-arrivals.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { expectClean } from './staff-page.ts';

/** A phone with its own profile, whose files can be read. */
const phone = test.extend<{ profile: string; context: BrowserContext }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
  profile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'dealership-profile-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  context: async ({ profile }, use) => {
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags, scrollAtOnce],
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
  },
});

const WHATSAPP_CONTACT = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Zebulun;Quillona;;;',
  'FN:Quillona Zebulun',
  'item1.TEL;waid=919876543210:+91 98765 43210',
  'END:VCARD',
].join('\r\n');

/** What a phone sends: a title, a text, and files. */
interface Sent {
  text?: string;
  files?: { name: string; mimeType: string; buffer: Buffer }[];
}

/** Sends the form that the system of a phone sends, from a page of the back office. */
async function share(page: Page, { text = '', files = [] }: Sent): Promise<void> {
  await page.evaluate((value) => {
    document.body.innerHTML = `<form method="post" action="/admin/share" enctype="multipart/form-data">
      <input name="title"><textarea name="text"></textarea><input name="url">
      <input type="file" name="files" multiple></form>`;
    document.querySelector('textarea')!.value = value;
  }, text);
  await page.locator('input[type=file]').setInputFiles(files);
  await page.evaluate(() => document.forms[0]!.submit());
  await page.waitForURL(/\/admin\/(add-enquiry|login)/);
}

async function signIn(page: Page, { staff }: OwnSite): Promise<void> {
  await page.getByLabel('User ID').fill(staff.userId);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Login' }).tap();
}

async function openDesk(page: Page, site: OwnSite): Promise<void> {
  await page.goto(`${site.url}/admin/login?next=/admin/desk`);
  await signIn(page, site);
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add enquiry' });
const sharedIn = (page: Page) => dialogOf(page).getByRole('region', { name: 'Shared' });

/** Which of these texts are anywhere in the files of a profile, in any encoding that browsers use. */
function foundIn(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      // The browser removes files of its cache meanwhile.
      if (!existsSync(file)) return [];
      const bytes = readFileSync(file);
      return texts.filter(
        (text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')),
      );
    });
}

const contact = {
  name: 'contact.vcf',
  mimeType: 'text/x-vcard',
  buffer: Buffer.from(WHATSAPP_CONTACT),
};
const picture = {
  name: 'chat.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '..', 'public', 'office-192.png')),
};

phone(
  'a contact from WhatsApp is shared, a known customer is shown first, and it is added once',
  async ({ ownSite, context }) => {
    await arrive(ownSite, 'sales', 'Quillona Z', '9876543210');
    const page = await context.newPage();
    await openDesk(page, ownSite);
    await share(page, { files: [contact] });
    await expect(sharedIn(page)).toContainText('Quillona Zebulun, 9876543210');
    await expect(dialogOf(page).getByText('Already a customer: 1 enquiry')).toBeVisible();
    await expectClean(page);
    await dialogOf(page).getByRole('button', { name: 'Sales', exact: true }).tap();
    await expect(dialogOf(page).getByLabel(/^Mobile/)).toHaveValue('9876543210');
    await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Quillona Zebulun');
    await dialogOf(page).getByRole('button', { name: 'Add enquiry' }).tap();
    await expect(page.getByText(/^Enquiry \S+ was added\./)).toBeVisible();
    // Loaded anew, the share is gone, and the screen says so.
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(
      'What you shared did not arrive. Please share it again.',
    );
    await page.getByRole('button', { name: 'Add enquiry' }).tap();
    await expect(dialogOf(page)).toBeVisible();
  },
);

phone(
  'a message and a picture fill the form; what it has no field for begins the timeline',
  async ({ ownSite, context }) => {
    const page = await context.newPage();
    await openDesk(page, ownSite);
    const text = '[29/11, 10:15 am] +91 98765 43211: Is the Activa there?';
    await share(page, { text, files: [picture] });
    await expect(sharedIn(page).getByRole('img', { name: 'Shared picture' })).toBeVisible();
    await expect(sharedIn(page)).toContainText('It stays in this window and is not saved.');
    await expectClean(page);
    await dialogOf(page).getByRole('button', { name: 'Sales', exact: true }).tap();
    await expect(dialogOf(page).getByLabel('Note')).toHaveValue('Is the Activa there?');
    await expect(dialogOf(page).getByLabel('WhatsApp')).toBeChecked();
    await expectClean(page);
    await dialogOf(page).getByRole('button', { name: 'Add enquiry' }).tap();
    await page.getByRole('link', { name: 'Open it' }).tap();
    await expect(page.getByText('Is the Activa there?')).toBeVisible();
  },
);

phone(
  'without a line a share is kept in the window, never on disk, and opens when the line is back',
  async ({ ownSite, context, profile }) => {
    const page = await context.newPage();
    await openDesk(page, ownSite);
    await context.setOffline(true);
    await share(page, { files: [contact] });
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(
      page.getByText('What you shared (Quillona Zebulun, 9876543210) is kept'),
    ).toBeVisible();
    await expectClean(page);
    expect(foundIn(profile, ['Quillona', '9876543210', '98765 43210'])).toEqual([]);
    await context.setOffline(false);
    await expect(sharedIn(page)).toContainText('Quillona Zebulun, 9876543210');
    expect(foundIn(profile, ['Quillona', '9876543210', '98765 43210'])).toEqual([]);
  },
);

phone(
  'with nobody signed in a share waits in the window for the sign-in',
  async ({ ownSite, context, profile }) => {
    const page = await context.newPage();
    await openDesk(page, ownSite);
    await page.getByRole('button', { name: /^Account/ }).tap();
    await page.getByRole('menuitem', { name: 'Logout' }).tap();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await share(page, { files: [contact] });
    await expect(
      page.getByText('What you shared (Quillona Zebulun, 9876543210) is kept'),
    ).toBeVisible();
    await expectClean(page);
    expect(foundIn(profile, ['Quillona', '9876543210', '98765 43210'])).toEqual([]);
    await signIn(page, ownSite);
    await expect(sharedIn(page)).toContainText('Quillona Zebulun, 9876543210');
  },
);

test('before there is a worker nothing of a share is stored, and the screen says so', async ({
  page,
  ownSite,
  logIn,
}) => {
  await logIn(page, ownSite.staff, ownSite.url);
  await share(page, { text: '98765 43210' });
  await expect(page.getByRole('alert')).toHaveText(
    'What you shared did not arrive. Please share it again.',
  );
});

test('the manifest names the share target, which Chromium takes', async ({
  page,
  ownSite,
  logIn,
}) => {
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/desk`);
  const devtools = await page.context().newCDPSession(page);
  const { errors, manifest, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest.shareTarget?.action).toMatch(/\/admin\/share$/);
  const { share_target: target } = JSON.parse(data) as { share_target: { method: string } };
  expect(target.method).toBe('POST');
});
