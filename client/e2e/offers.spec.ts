import { expectAccessible } from './accessibility.ts';
import { desktop, phone, stubPictures, watchShifts } from './catalogue-page.ts';
import { expect, test } from './fixtures.ts';

interface Row {
  kind: string;
  name: string;
  details: Record<string, unknown>;
}

for (const viewport of [phone, desktop]) {
  test(
    `an enquiry at ${viewport.width} px carries the offer that was shown`,
    { tag: ['@both', '@core'] },
    async ({ openPage, logIn, site }) => {
      const page = await openPage(viewport);
      await stubPictures(page);
      const shifts = await watchShifts(page);
      const offers = (await (await page.request.get(`${site.url}/api/getOffers`)).json()) as {
        id: number;
        title: string;
      }[];
      const newest = offers.reduce((a, b) => (b.id > a.id ? b : a));
      await page.goto('/offers');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
      const older = offers.filter(({ id }) => id !== newest.id).sort((a, b) => b.id - a.id);
      const titles = page.locator('details h3');
      await expect(titles.first(), 'folded').toBeHidden();
      await page.getByRole('heading', { level: 2, name: 'More offers' }).click();
      await expect(titles.first()).toBeVisible();
      await expect(titles).toHaveText(older.map(({ title }) => title));
      const whatsapp = page.locator('article').getByRole('link', { name: 'WhatsApp' });
      expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain(
        newest.title,
      );
      await expectAccessible(page);

      const form = page.getByRole('form', { name: 'Offer enquiry' });
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(form.getByText('Please agree to be contacted about this offer')).toBeVisible();
      const name = `Asha Rai ${viewport.width} ${Date.now()}`;
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Email').fill('asha@example.com');
      await form.getByLabel('Contact number').fill('9832012345');
      await form.getByLabel('I agree to be contacted').check();
      // Until it is sent: the answer takes the place of the form, however late it comes.
      expect(await shifts()).toEqual([]);
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(
        page.getByRole('status').getByText('Offer Enquiry Submitted Successfully!'),
      ).toBeVisible();

      await logIn(page);
      const answer = await page.request.post(`${site.url}/api/allEnquiries`, {
        data: { page: 1, limit: 10, search: name },
        headers: { Origin: site.url },
      });
      const { data } = (await answer.json()) as { data: Row[] };
      expect(data).toMatchObject([{ kind: 'offer', name, details: { offerId: newest.id } }]);
    },
  );
}

test('without an offer the page says so kindly, and still takes an enquiry', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await page.route('**/api/getOffers', (route) => route.fulfill({ json: [] }));
  await page.goto('/gallery');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('link', { name: 'OFFERS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No offers right now');
  const form = page.getByRole('form', { name: 'Offer enquiry' });
  await form.getByLabel('Name').fill('Asha Rai');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Contact number').fill('9832012345');
  await form.getByLabel('I agree to be contacted').check();
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(
    page.getByRole('status').getByText('Offer Enquiry Submitted Successfully!'),
  ).toBeVisible();
});
