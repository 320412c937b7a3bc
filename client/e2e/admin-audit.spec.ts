import { expect, test } from './fixtures.ts';

test('the audit log is narrowed by who, what and when, in its address', async ({
  page,
  site,
  addStaff,
  openPage,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const other = await addStaff('asha');
  const second = await openPage({ width: 1280, height: 800 });
  await logIn(second, other);
  await page.goto('/admin/audit');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Time',
    'Who',
    'Action',
    'What',
  ]);
  const who = page.getByRole('table').locator('tbody td:nth-child(3)');
  // Most events are sign-ins: the first view leaves them out.
  await expect(page.getByLabel('Action')).toHaveValue('all but sign-ins');
  await expect(who.first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Signed in', exact: true })).toHaveCount(0);
  await page.getByLabel('Who').selectOption('asha');
  await expect(page.getByText('No events found')).toBeVisible();
  await page.getByLabel('Action').selectOption('All actions');
  await expect(page).toHaveURL(/userId=asha/);
  await expect(who).toHaveText(['asha']);
  await page.getByLabel('Action').selectOption('logout');
  await expect(page.getByText('No events found')).toBeVisible();
  await page.getByLabel('Action').selectOption('login');
  await page.getByLabel('Who').selectOption(site.staff.userId);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/fromDate=.*action=login|action=login.*fromDate=/);
  await page.reload();
  await expect(page.getByLabel('Who')).toHaveValue(site.staff.userId);
  await expect(who.first()).toHaveText(site.staff.userId);
  await page.goBack();
  await expect(page).not.toHaveURL(/fromDate=/);
  await expect(page.getByLabel('From Date')).toHaveValue('');
});
