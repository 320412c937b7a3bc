import { expect, test } from './fixtures.ts';
import { expectClean } from './staff-page.ts';
import { totpCode } from './totp.ts';

const MINUTE = 60_000;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test(
  'on one’s own phone work goes on without a line, its screens are locked, and the password opens them',
  { tag: '@core' },
  async ({ page, context, logIn, addStaff, expectedErrors }) => {
    expectedErrors.push(/status of 40[01]/, /ERR_INTERNET_DISCONNECTED/);
    const staff = await addStaff(`own${Date.now()}`);
    await page.clock.install();
    await logIn(page, staff);
    await page.goto('/admin/security');
    const section = page.getByRole('region', { name: 'This phone' });
    await expect(section).toContainText(
      'For this you need a passkey or an authenticator app first.',
    );
    const begun = await page.request.post('/api/factors/totp', {
      data: { password: staff.password },
    });
    const { secret, ticket } = (await begun.json()) as { secret: string; ticket: string };
    const code = totpCode(secret, Date.now());
    const added = await page.request.post('/api/factors/totp/confirm', { data: { ticket, code } });
    expect(added.status()).toBe(200);
    await page.reload();

    await section.getByRole('button', { name: 'This is my own phone' }).click();
    await expectClean(page);
    await page.getByLabel('Your password').fill(staff.password);
    await page.keyboard.press('Enter');
    await expect(section).toContainText(/Your own phone since today/);
    await expect(page.getByRole('heading', { name: 'This phone' })).toBeFocused();
    await expectClean(page);
    const [session] = (await context.cookies()).filter(({ name }) => name === 'session');
    expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 11 * 3600);

    // Without a connection actions still count as use; once they stop, it locks.
    await page.goto('/admin/profile');
    const name = page.getByLabel('Name');
    await name.fill('Half a name');
    await page.clock.fastForward(MINUTE + 1000);
    await context.setOffline(true);
    for (let minutes = 0; minutes < 40; minutes += 10) {
      await name.press('End');
      await page.clock.fastForward(10 * MINUTE);
      await expect(name).toBeVisible();
    }
    await page.clock.fastForward(31 * MINUTE);
    const locked = page.getByRole('dialog', { name: 'Locked' });
    await expect(locked).toBeVisible();
    await expect(name).toHaveCount(0);
    await expectClean(page);

    await context.setOffline(false);
    await locked.getByLabel('Password').fill(staff.password);
    await locked.getByRole('button', { name: 'Login' }).click();
    await expect(name).toHaveValue('Half a name');
  },
);
