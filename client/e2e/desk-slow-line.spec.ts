import { arrive, detailOf } from './desk-arrivals.ts';
import { action, holdBack, keepNothing, openDesk, sheetOf } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

test('while the line is cut, an enquiry shows what is known of it, and says so', async ({
  page,
  ownSite,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await arrive(ownSite, 'sales', 'Asha Roy', '9832011112');
  await logIn(page, ownSite.staff, ownSite.url);
  await openDesk(page, ownSite, '?view=open');
  await page.locator('[data-row]').first().click();
  await expect(page.getByText('Sent from the website')).toBeVisible();
  const cut = page.getByText('No connection. What you see may be out of date.');
  await expect(cut).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(cut.filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Sent from the website')).toBeVisible();
  await page.getByRole('button', { name: 'Next enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeVisible();
  await expect(page.locator('article')).toContainText('9832011111');
  await page.context().setOffline(false);
  await expect(page.getByText('Sent from the website')).toBeVisible();
  await expect(cut.filter({ visible: true })).toHaveCount(0);
});

test('an answer that comes late pulls nobody away from what they read since', async ({
  page,
  ownSite,
  logIn,
}) => {
  for (const [at, name] of ['Asha Roy', 'Rina Das', 'Tapan Sen'].entries()) {
    await arrive(ownSite, 'sales', name, `983201111${at}`);
  }
  await logIn(page, ownSite.staff, ownSite.url);
  await openDesk(page, ownSite, '?view=open');
  await page.locator('[data-row]').first().click();
  const first = page.getByRole('heading', { level: 1 });
  const recordNoAnswer = async () => {
    await expect(page.getByText('Sent from the website')).toBeVisible();
    const name = (await first.textContent()) ?? '';
    const release = await holdBack(page, '**/steps');
    await action(page, 'Outcome').click();
    await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
    await page.keyboard.press('Escape');
    return { name, release };
  };
  const { name, release } = await recordNoAnswer();
  await page.keyboard.press('j');
  await expect(first).not.toHaveText(name);
  await action(page, 'Note').click();
  const since = (await first.textContent()) ?? '';
  release();
  await expect(page.getByText(`Saved for ${name}. You called: no answer.`)).toBeAttached();
  await expect(sheetOf(page).getByRole('heading', { name: `Note: ${since}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toHaveText(since);
  await page.unroute('**/steps');

  await test.step('nor back from another screen', async () => {
    const recorded = await recordNoAnswer();
    await page.getByRole('link', { name: 'Appointments' }).first().click();
    const appointments = page.getByRole('heading', { name: 'Appointments', level: 1 });
    await expect(appointments).toBeVisible();
    recorded.release();
    await expect(
      page.getByText(`Saved for ${recorded.name}. You called: no answer.`),
    ).toBeVisible();
    await expect(appointments).toBeVisible();
    expect(page.url()).toContain('/admin/appointments');
  });
});

test('a note that waited for a session to be renewed is stored once, and its sheet closes', async ({
  page,
  ownSite,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  await action(page, 'Note').click();
  await sheetOf(page).getByLabel('Note').fill('Wants it in blue');
  // Nothing else may report the session's end before the note does.
  await page.route(/\/api\/(?!login|me|desk\/enquiries\/\w+(\/steps)?$)/, () => undefined);
  const releaseOthers = await holdBack(page, /\/api\/(me|desk\/enquiries\/\w+)$/);
  await page.context().clearCookies();
  const save = sheetOf(page).getByRole('button', { name: 'Save note' });
  await save.click();
  const login = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(login).toBeVisible();
  releaseOthers();
  await login.getByLabel('Password').fill(ownSite.staff.password);
  const release = await holdBack(page, '**/steps');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveCount(0);
  await expect(sheetOf(page).getByLabel('Note')).toHaveValue('Wants it in blue');
  release();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);
  await action(page, 'Note').click();
  await expect(sheetOf(page).getByLabel('Note')).toHaveValue('');
  const { events } = await detailOf(page, ownSite, reference);
  expect(events.map(({ kind }) => kind)).toEqual(['note', 'seen']);
});

test('a message is noted before the rest is there, and can be noted again where that fails', async ({
  page,
  ownSite,
  logIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="https://wa.me/"]')) event.preventDefault();
    }),
  );
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  await keepNothing(page);
  await openDesk(page, ownSite, '?view=open');
  const release = await holdBack(page, `**/api/desk/enquiries/${reference}`);
  await page.route('**/steps', (route) => route.abort());
  await page.locator('[data-row]').first().click();
  await action(page, 'WhatsApp').click();
  await sheetOf(page).getByRole('link', { name: 'WhatsApp without a template' }).click();
  const bar = page.getByRole('status').filter({ hasText: 'could not be recorded' });
  await expect(bar).toBeVisible();
  release();
  await expect(
    sheetOf(page).getByRole('heading', { name: 'Your message: Rina Das' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/steps');
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved for Rina Das. You wrote on WhatsApp.')).toBeVisible();
  const { events, enquiry } = await detailOf(page, ownSite, reference);
  expect(events.map(({ kind }) => kind)).toEqual(['message', 'seen']);
  expect(enquiry.status).toBe('talking');
  expect(enquiry.attempted_at).not.toBeNull();
});
