import { expect, test } from './fixtures.ts';

const query = 'kind=amc&kind=sales&limit=25';

test('an old address leads to its screen with all its parameters, and Back leads out of it', async ({
  page,
  logIn,
}) => {
  await logIn(page);
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Manage Account', level: 1 })).toBeVisible();
  await page.goto(`/admin/dashboard?screen=enquiries&${query}#screen`);
  await expect(page.getByRole('heading', { name: 'All Enquiries', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/admin/enquiries?${query}#screen`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Manage Account', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin/account');
});

test('an unknown screen is answered with 200, and is the dashboard', async ({ page, logIn }) => {
  await logIn(page);
  const answer = await page.goto('/admin/no-such-screen');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('signing in on the way to an old address leads to its screen', async ({ page, site }) => {
  await page.goto(`/admin/dashboard?screen=enquiries&${query}`);
  await expect(page).toHaveURL(
    `/admin/login?${new URLSearchParams({ next: `/admin/enquiries?${query}` }).toString()}`,
  );
  await page.getByLabel('User ID').fill(site.staff.userId);
  await page.getByLabel('Password', { exact: true }).fill(site.staff.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/admin/enquiries?${query}`);
  await expect(page.getByRole('heading', { name: 'All Enquiries', level: 1 })).toBeVisible();
});

test('an installed app opens with the desk', async ({ page, request, logIn }) => {
  await logIn(page);
  const manifest = (await (await request.get('/admin/app.webmanifest')).json()) as {
    id: string;
    start_url: string;
  };
  expect(manifest.id).toBe('/admin/');
  await page.goto(manifest.start_url);
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
});
