import { expectAccessible } from './accessibility.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';

// A reference that does not exist.
test.use({ expectedErrors: [/status of 404/] });

test(
  'customers, enquiries and screens are reached by keys alone, and nothing typed is kept',
  { tag: '@core' },
  async ({ page, logIn, submitEnquiry }) => {
    const sent = { ...enquiryBody('sales', 'Jaba Rai'), mobile: '9832074653' };
    const reference = await submitEnquiry('sales', sent);
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page);
    await page.goto('/admin/hours');
    // The keys work a moment after the screen appears.
    await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
    const { keyboard } = page;
    const field = page.getByRole('combobox', { name: 'Name, number, model, reference or screen' });
    const jumpTo = async (text: string) => {
      await keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await keyboard.type(text);
    };

    // The desk finds its customer within a second or two.
    await expect(async () => {
      const answer = await page.request.get(`/api/desk/enquiries/${reference}`);
      expect(await answer.json()).toMatchObject({ enquiry: { customer: { ordinal: 1 } } });
    }).toPass();
    await jumpTo('2074653');
    await expect(page.getByRole('option', { name: /Jaba Rai/, selected: true })).toBeVisible();
    await expectAccessible(page, { part: 'dialog' });
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Jaba Rai', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/customer\?customer=\d+$/);

    await jumpTo('22222222');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing was found.' })).toBeVisible();
    await keyboard.press('Control+A');
    // Enter at once, in lower case: it waits for the result.
    await keyboard.type(reference.toLowerCase());
    await keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Jaba Rai' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jaba Rai', level: 1 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`enquiry=${reference}$`));

    // On the desk `a` would assign the enquiry.
    await keyboard.press('g');
    await keyboard.press('a');
    await expect(page.getByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible();
    await keyboard.press('g');
    await keyboard.press('r');
    await expect(page.getByRole('heading', { name: 'Booking Report', level: 1 })).toBeVisible();

    await keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Go to a screen')).toBeVisible();
    await expectAccessible(page, { part: 'dialog' });
    await keyboard.press('Control+k');
    await expect(field).toHaveCount(0);
    await keyboard.press('Escape');

    await jumpTo('walk');
    await expect(page.getByRole('option', { name: /Add enquiry/ })).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toMatch(/2074653|walk/);
  },
);
