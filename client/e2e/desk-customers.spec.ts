import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test, type Site, type Staff } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

test.use({ expectedErrors: [/status of 40[0349]/] });

type Post = (kind: string, values: object) => Promise<string>;

const names = { name: 'Asha Rai', email: 'asha.rai@example.com' };

/** Sends a form's body; the answer is the reference. */
function poster(page: Page, { url }: Pick<Site, 'url'>): Post {
  return async (path, values) => {
    const answer = await page.request.post(url + path, { data: values });
    const body = (await answer.json()) as { reference: string };
    expect(answer.ok(), JSON.stringify(body)).toBe(true);
    return body.reference;
  };
}

/** Waits until the desk has found the customer of an enquiry. */
async function customerOf(page: Page, { url }: Pick<Site, 'url'>, reference: string) {
  let id = 0;
  await expect(async () => {
    const answer = await page.request.get(`${url}/api/desk/enquiries/${reference}`);
    const { enquiry } = (await answer.json()) as { enquiry: { customer: { id: number } | null } };
    id = enquiry.customer?.id ?? 0;
    expect(id).toBeGreaterThan(0);
  }).toPass();
  return id;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function openCustomer(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/admin/customer?customer=${id}`);
  await expect(region(page, 'Enquiries')).toBeVisible();
}

/** Enquiries of one person: five kinds under three spellings of a number, and some with another number. */
async function arrivals(page: Page, site: Pick<Site, 'url'>) {
  const post = poster(page, site);
  const home = { ...names, pinCode: '734001', model: 'honda-activa-6g' };
  const last = await post('/api/postSalesEnquiry', { ...home, mobile: '98320 11111' });
  await post('/finance', { ...names, contact: '+91 98320-11111', model: 'SP125' });
  await post('/amc', {
    ...names,
    contactNumber: '০৯৮৩২০১১১১১',
    model: 'Shine 125',
    yearOfPurchase: '2023',
    registrationNumber: 'WB74AB1234',
  });
  await post('/api/joyClub', { ...names, mobile: '9832011111', regNo: 'wb 74 ab 1234' });
  await post('/opt-in', {
    name: names.name,
    mobile: '09832011111',
    registration: 'WB74AB1234',
    notifications: { rcs: false, sms: true, obd: false, email: false, whatsapp: true },
  });
  const other = await post('/api/postBooking', {
    name: 'A. Rai',
    emailId: 'a.rai@example.com',
    mobileNo: '9832022222',
    color: 'Red',
  });
  return { head: await customerOf(page, site, last), other: await customerOf(page, site, other) };
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a customer of five kinds and three spellings is joined to one and separated again', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      await logIn(page, staff, url);
      const { head } = await arrivals(page, ownSite);
      await openCustomer(page, url, head);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rai');
      await expect(page.getByText('5 enquiries')).toBeVisible();
      await expect(region(page, 'Enquiries').getByRole('listitem')).toHaveCount(5);
      // The opt-in: each kind has its own word for the status `done`.
      await expect(region(page, 'Enquiries').getByText('Recorded')).toBeVisible();
      await expect(region(page, 'Vehicles').getByRole('listitem')).toHaveCount(1);
      await expect(region(page, 'Vehicles')).toContainText('Shine 125, bought in 2023');
      await expect(
        region(page, 'Consents').getByText(/^Reminders and offers: yes, since/),
      ).toHaveCount(2);
      await expectClean(page);

      const note = region(page, 'Note');
      await note.getByLabel(/Good to know/).fill('Comes on Saturdays');
      await note.getByLabel('Language').selectOption('Bengali');
      await press(note.getByRole('button', { name: 'Save' }));
      await expect(note.getByText('Saved.')).toBeVisible();

      const same = region(page, 'Linked contacts');
      await press(same.getByRole('button', { name: 'Link another contact…' }));
      const dialog = page.getByRole('dialog', { name: 'Who is the same person?' });
      await dialog.getByLabel('Number, name, model or reference').fill('98320 22222');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('1 customer found')).toBeVisible();
      await expectAccessible(page, { part: 'dialog' });
      await press(dialog.getByRole('button', { name: 'Link A. Rai, 9832022222' }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('6 enquiries')).toBeVisible();
      await expect(same.getByText('A. Rai, 9832022222 was linked')).toBeVisible();
      await expect(region(page, 'Numbers and addresses')).toContainText('9832022222');
      expect(page.url()).not.toMatch(/9832|Asha/);
      await expectClean(page);

      await press(same.getByRole('button', { name: 'Separate A. Rai, 9832022222' }));
      const asked = page.getByRole('dialog', { name: 'Separate again?' });
      await press(asked.getByRole('button', { name: 'Separate' }));
      await expect(asked).toHaveCount(0);
      await expect(page.getByText('5 enquiries')).toBeVisible();
      await expect(same.getByText('None.')).toBeVisible();
      await expect(note.getByLabel(/Good to know/)).toHaveValue('Comes on Saturdays');
      await expect(note.getByLabel('Language')).toHaveValue('bn');
    });

    test(
      'a walk-in is typed with at most 6 fields and 10 taps',
      { tag: '@core' },
      async ({ page, ownSite, logIn }) => {
        const { url, staff } = ownSite;
        await logIn(page, staff, url);
        await arrivals(page, ownSite);
        await page.goto(`${url}/admin/add-enquiry`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        let taps = 0;
        const tap = async (control: Locator) => {
          await control.click();
          taps += 1;
        };
        await tap(page.getByRole('button', { name: 'Add enquiry' }));
        const dialog = page.getByRole('dialog', { name: 'Add enquiry' });
        await expectAccessible(page, { part: 'dialog' });
        await tap(dialog.getByRole('button', { name: 'Sales', exact: true }));
        // The number field has the focus; a walk-in is the default.
        await expect(dialog.getByLabel('Mobile number')).toBeFocused();
        await tap(dialog.getByRole('radio', { name: 'Phone' }));
        const mobile = dialog.getByLabel('Mobile number');
        await mobile.pressSequentially('98320 11111');
        await expect(
          dialog.getByText(/Already a customer: 5 enquiries, the latest open one is/),
        ).toBeVisible();
        await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rai');
        // A list that is opened, and a choice in it.
        taps += 2;
        await dialog.getByLabel('Model').selectOption({ index: 1 });
        taps += 2;
        await dialog.getByLabel('Next step').selectOption('In 2 hours');
        // The kind is chosen; only the questions of this kind are visible.
        const fields =
          1 + (await dialog.locator('fieldset, select, input:not([type=radio])').count());
        expect(fields).toBeLessThanOrEqual(6);
        await expectAccessible(page, { part: 'dialog' });
        await tap(dialog.getByRole('button', { name: 'Add enquiry' }));
        await expect(dialog).toHaveCount(0);
        expect(taps).toBeLessThanOrEqual(10);
        await expect(page.getByText(/Enquiry \w{8} was added/)).toBeVisible();

        // By keyboard, with the fields behind More; the input stays if the dialog is closed by mistake.
        await press(page.getByRole('button', { name: 'Add enquiry' }));
        await press(dialog.getByRole('button', { name: 'AMC', exact: true }));
        await press(dialog.getByRole('button', { name: 'Add enquiry' }));
        await expect(dialog.getByText('Enter a name or a mobile number')).toBeVisible();
        // The focus moves there a moment later, and earlier typing would go astray.
        await expect(dialog.locator('input[type=tel]')).toBeFocused();
        await dialog.getByLabel('Name').fill('Bimal');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await press(page.getByRole('button', { name: 'Add enquiry' }));
        await expect(dialog.getByLabel('Name')).toHaveValue('Bimal');
        await press(dialog.getByRole('button', { name: 'More' }));
        await dialog.getByLabel('Year of purchase').fill('1900');
        await press(dialog.getByRole('button', { name: 'Add enquiry' }));
        await expect(dialog.getByText(/Enter a year from 1980/)).toBeVisible();
        // Invalid fields stay visible, and nobody is offered twice.
        await expect(dialog.getByRole('button', { name: 'Less' })).toHaveCount(0);
        await expect(dialog.getByLabel('Assigned to').getByRole('option')).toHaveCount(2);
        await dialog.getByLabel('Year of purchase').fill('2020');
        await dialog.getByLabel('Assigned to').selectOption('Unassigned');
        await press(dialog.getByRole('button', { name: 'Add enquiry' }));
        await expect(dialog).toHaveCount(0);
      },
    );
  });
}

/** A sales colleague with their own page. */
async function colleague(page: Page, { url, staff }: Site): Promise<Staff> {
  const signedIn = await page.request.post(`${url}/api/login`, { data: staff });
  expect(signedIn.ok()).toBe(true);
  const added = await page.request.post(`${url}/api/staff`, {
    data: { userId: 'rina', userName: 'Rina', role: 'sales' },
  });
  const { token } = (await added.json()) as { token: string };
  const password = 'Mahananda-River-1961';
  await page.request.post(`${url}/api/password-link/password`, {
    data: { token, newPassword: password, confirmPassword: password },
  });
  return { userId: 'rina', password };
}

test('what a colleague may not join is proposed, and a manager decides; a number is blocked', async ({
  page,
  ownSite,
  logIn,
  openPage,
}) => {
  const { url } = ownSite;
  const size = { width: 360, height: 740 };
  await page.setViewportSize(size);
  await logIn(page, ownSite.staff, url);
  const { head, other } = await arrivals(page, ownSite);
  const person = await colleague(page, ownSite);
  const rina = await openPage(size);
  await logIn(rina, person, url);
  await openCustomer(rina, url, other);
  await press(
    region(rina, 'Linked contacts').getByRole('button', { name: 'Link another contact…' }),
  );
  const dialog = rina.getByRole('dialog');
  await dialog.getByLabel('Number, name, model or reference').fill('asha');
  await rina.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: /Link Asha Rai/ }));
  await expect(rina.getByText(/it was proposed to the managers/)).toBeVisible();

  await page.goto(`${url}/admin/customer`);
  const proposals = region(page, 'The same person?');
  await expect(proposals.getByText(/Proposed by Rina, /)).toBeVisible();
  await expectClean(page);
  await press(proposals.getByRole('button', { name: 'Link A. Rai and Asha Rai' }));
  await expect(proposals.getByText('Linked.')).toBeVisible();
  await openCustomer(page, url, head);
  await expect(page.getByText('6 enquiries')).toBeVisible();

  const known = region(page, 'Numbers and addresses');
  await press(known.getByRole('button', { name: 'Block 9832022222' }));
  const asked = page.getByRole('dialog', { name: 'Block this number?' });
  await expectAccessible(page, { part: 'dialog' });
  await press(asked.getByRole('button', { name: 'Block number' }));
  await expect(asked).toHaveCount(0);
  await expect(known.getByText('Blocked', { exact: true })).toBeVisible();
  await expect(known.getByText('9832022222 is blocked.')).toBeVisible();
  await expect(region(page, 'Enquiries').getByText('Lost')).toHaveCount(1);
  await press(known.getByRole('button', { name: 'Unblock 9832022222' }));
  await expect(known.getByText(/9832022222 is unblocked/)).toBeVisible();
});

test('two notes at once: the second is shown both, and chooses', async ({
  page,
  ownSite,
  logIn,
}) => {
  const { url, staff } = ownSite;
  await logIn(page, staff, url);
  const { head } = await arrivals(page, ownSite);
  await openCustomer(page, url, head);
  const note = region(page, 'Note');
  await note.getByLabel(/Good to know/).fill('Mine');
  const answer = await page.request.get(`${url}/api/customers/${head}`);
  const { version } = (await answer.json()) as { version: number };
  const data = { version, note: 'Her son rides it' };
  expect((await page.request.patch(`${url}/api/customers/${head}`, { data })).ok()).toBe(true);
  await press(note.getByRole('button', { name: 'Save' }));
  await expect(note.getByText('Someone else changed this first')).toBeVisible();
  await expect(note.getByText('Her son rides it')).toBeVisible();
  await expectClean(page);
  await press(note.getByRole('button', { name: 'Keep yours' }));
  await expect(note.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(note.getByLabel(/Good to know/)).toHaveValue('Mine');
  const erased = await page.request.post(`${url}/api/erasures`, { data: { mobile: '9832011111' } });
  expect(erased.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(/This customer was not found/)).toBeVisible();
});

for (const size of [
  { width: 412, height: 740 },
  { width: 740, height: 360 },
]) {
  test(`nothing is cut off at ${size.width} px with texts of twice the size`, async ({
    page,
    ownSite,
    logIn,
  }) => {
    await page.setViewportSize(size);
    const { url, staff } = ownSite;
    await logIn(page, staff, url);
    const { head } = await arrivals(page, ownSite);
    await openCustomer(page, url, head);
    await doubleText(page);
    await expectTextsFit(page, 'customer');
    await page.goto(`${url}/admin/add-enquiry`);
    await page.getByRole('dialog').getByRole('button', { name: 'Sales', exact: true }).click();
    await doubleText(page);
    await expectTextsFit(page, 'add-enquiry');
  });
}
