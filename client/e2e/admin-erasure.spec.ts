import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { expectClean, tabTo } from './staff-page.ts';

test.use({ environment: { RETENTION_MONTHS: '24,sales:36' } });

test('a person is erased by keyboard alone, though the session ends twice, and the log proves it', async ({
  page,
  ownSite,
  logIn,
  expectedErrors,
}) => {
  test.setTimeout(90_000);
  expectedErrors.push(/status of 40[01]/, /ERR_FAILED/);
  const { url, staff } = ownSite;
  const submit = async (kind: (typeof enquiryKinds)[number], body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const path = url + enquiryDefinitions[kind].path;
    const { ok } = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(ok, kind).toBe(true);
  };
  for (const kind of enquiryKinds) await submit(kind, enquiryBody(kind, 'Keys'));
  const other = '9832099999';
  await submit('joy-club', { ...enquiryBody('joy-club', 'Other'), mobile: other });
  const storedCount = async () => {
    const answer = await page.request.post(`${url}/api/allEnquiries`, { data: { page: 1 } });
    return ((await answer.json()) as { totalRecords: number }).totalRecords;
  };

  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, staff, url);
  await page.goto(`${url}/admin/dashboard?screen=erasure`);
  const { keyboard } = page;
  const login = page.getByRole('dialog', { name: 'Please log in again' });
  const logInAgain = async () => {
    await expect(login.getByLabel('Password')).toBeFocused();
    await keyboard.type(staff.password);
    await keyboard.press('Enter');
    await expect(login).toHaveCount(0);
  };

  const person = page.getByLabel('Mobile number or e-mail address');
  await expect(page.getByText('0 enquiries would go today.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Kept for 24 months: what came before \d{4}-\d\d-\d\d goes$/,
    /^Kept for 36 months: /,
  ]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(person).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Enter a mobile number or an e-mail address')).toBeVisible();
  await keyboard.type('98320');
  await keyboard.press('Enter');
  await expect(page.getByText('Enter a 10-digit mobile number')).toBeVisible();
  await expect(person).toBeFocused();

  await page.context().clearCookies();
  await keyboard.type(' 12345');
  await keyboard.press('Enter');
  await expect(login).toBeVisible();
  await expect(page.locator('html')).not.toContainText('98320');
  await logInAgain();
  // The number left with the session; nobody is looked for, or erased, unseen.
  await expect(person).toHaveValue('');
  await tabTo(page, person);
  await keyboard.type('98320 12345');
  await keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('13 enquiries of 9832012345 would go');
  await expectClean(page);

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  const confirmation = dialog.getByLabel('Type the mobile number again to confirm');
  await expect(dialog).toContainText('13 enquiries of 9832012345 will be gone.');
  await keyboard.press('Tab');
  await expect(confirmation).toBeFocused();
  for (const wrong of ['', '9832012346', 'yes']) {
    await confirmation.fill(wrong);
    await keyboard.press('Enter');
    await expect(dialog.getByText(/^(Type|This is not) 9832012345/)).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectClean(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Erase 13 enquiries…' })).toBeFocused();
  expect(await storedCount()).toBe(14);

  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('98320-12345');
  await page.context().clearCookies();
  await keyboard.press('Enter');
  await logInAgain();
  await expect(person).toHaveValue('');
  expect(await storedCount()).toBe(14);
  await tabTo(page, person);
  await keyboard.type('98320 12345');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Erase 13 enquiries…' }));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('98320-12345');
  await keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: '13 enquiries of 9832012345 were erased.' }),
  ).toBeFocused();
  const event = page.getByRole('list', { name: 'Event of this erasure' });
  await expect(event).toContainText(/person erased.*mobile#[0-9a-f]{20}: 13 \(/s);
  await expectClean(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole('table', { name: '' }).locator('tbody tr');
  const told = await row.locator('td').allTextContents();
  expect(await storedCount()).toBe(1);

  const toLog = page.getByRole('link', { name: 'Open in the audit log' });
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(toLog).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await expect(page.getByLabel('Action')).toHaveValue('person erased');
  await expect(row.locator('td')).toHaveText(told);
  await expect(page.locator('body')).not.toContainText('9832012345');

  // What was typed outlives a look at the enquiries; an answer that does not come is told as that.
  await page.goBack();
  await person.fill('9832012345');
  await keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('No enquiry of 9832012345 is stored.');
  await person.fill(other);
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Read them first' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.goBack();
  await expect(person).toHaveValue(other);
  await page.getByRole('button', { name: 'Erase 1 enquiry…' }).click();
  await confirmation.fill(other);
  await page.route('**/api/erasures', (route) => route.abort());
  await keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('it is not certain whether');
  expect(await storedCount()).toBe(1);
});
