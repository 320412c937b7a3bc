import { withoutUnseen } from '@dealership/shared';
import { arrive, detailOf, take } from './desk-arrivals.ts';
import { enquiryBody } from './enquiry-bodies.ts';
import { expect, test } from './fixtures.ts';
import { noteOpened } from './note-opened.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

test.use({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'info@dealer.example' } });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test(
  'an enquiry is answered by a reply in two taps, and one with a hole is stopped',
  { tag: '@core' },
  async ({ page, ownSite, logIn, expectedErrors }) => {
    const { url, staff } = ownSite;
    const hrefs = await noteOpened(page);
    const opened = async () => (await hrefs()).map(decodeURIComponent);
    const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    await logIn(page, staff, url);

    await test.step('a manager changes one, sees how it will look, and the text before', async () => {
      await page.goto(`${url}/admin/replies`);
      await page.getByRole('button', { name: 'Edit: Thank you' }).tap();
      const editor = page.getByRole('dialog');
      const text = editor.getByLabel('Text in English');
      await text.fill('Hello {nane}');
      await editor.getByRole('button', { name: 'Save' }).tap();
      await expect(text).toHaveAccessibleDescription(/In braces use only/);
      await text.fill('Hello {name}, the {model} is {price}. {reference}');
      await expect(editor.getByRole('region', { name: 'Preview' })).toContainText(
        'Hello Anita, the Activa 125 is ₹',
      );
      await expectClean(page);
      await editor.getByRole('button', { name: 'Save' }).tap();
      await expect(editor).toHaveCount(0);
      await page.getByRole('button', { name: 'History: Thank you' }).tap();
      await expect(editor.getByText(/^Version 1 · came with the product/)).toBeVisible();
      await page.keyboard.press('Escape');
      await doubleText(page);
      await expectTextsFit(page, 'replies');
    });

    const open = async () => {
      await page.goto(`${url}/admin/desk?view=open&enquiry=${reference}`);
      // On a busy machine a tap can last so long that it is a long press, until the page has loaded.
      await expect(page.locator('[data-settling], article[aria-busy=true]')).toHaveCount(0);
    };
    const message = page
      .getByRole('group', { name: 'Actions' })
      .getByRole('button', { name: 'Message' });
    const sheet = page.getByRole('dialog');
    const reply = (name: string) => sheet.getByRole('region', { name });

    await test.step('two taps', async () => {
      await open();
      await message.tap();
      await expect(reply('Thank you')).toContainText('Hello Rina, the Shine 125 is ₹');
      await expectClean(page);
      await sheet.getByRole('link', { name: 'WhatsApp: Thank you' }).tap();
      await expect(sheet).toHaveAccessibleName('Your message: Rina Das');
      const [link = ''] = await opened();
      const sent = /^https:\/\/wa\.me\/919832011111\?text=(?<text>.*)$/.exec(link)?.groups?.text;
      expect(sent).toMatch(
        new RegExp(`^Hello Rina, the Shine 125 is ₹\\s[\\d,]+\\. ${reference}$`),
      );
      const { events } = await detailOf(page, ownSite, reference);
      // The blank that keeps the rupee sign with its number is stored as a plain one.
      expect(events.find(({ kind }) => kind === 'message')?.detail).toMatchObject({
        by: 'whatsapp',
        template: { key: 'thank-you', version: 2 },
        text: withoutUnseen(sent ?? ''),
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('blockquote')).toHaveText(sent ?? '');
    });

    await test.step('WhatsApp opens its templates, in the language that is chosen there', async () => {
      await open();
      await page
        .getByRole('group', { name: 'Actions' })
        .getByRole('button', { name: 'WhatsApp' })
        .tap();
      const text = reply('Could not reach you').locator('p').first();
      await expect(text).toHaveAttribute('lang', 'en');
      await expect(sheet.getByRole('link', { name: /^SMS/ })).toHaveCount(0);
      const bengali = sheet.getByRole('button', { name: 'Bengali' });
      await bengali.tap();
      await expect(text).toHaveAttribute('lang', 'bn');
      await expect(bengali).toHaveAttribute('aria-pressed', 'true');
      await expectClean(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Outcome' }).tap();
      await expect(sheet.getByRole('button', { name: 'No answer' })).toBeVisible();
      await expect(bengali).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('an offer needs a consent at the moment at which it is sent', async () => {
      await page.request.post(`${url}/api/replies`, {
        data: {
          key: 'helmets',
          version: 0,
          title: 'Helmets',
          kinds: [],
          statuses: [],
          ways: ['whatsapp', 'mail'],
          isHidden: false,
          purpose: 'offer',
          subject: { en: 'For {name}' },
          text: { en: 'Helmets for {name}' },
        },
      });
      const { notifications, ...person } = enquiryBody('opt-in', 'Rina Das');
      const optIn = () =>
        page.request.post(`${url}/opt-in`, {
          data: {
            ...person,
            mobile: '9832011111',
            notifications: { ...(notifications as object), whatsapp: true, email: true },
          },
        });
      const confirmOptIn = async () => {
        const { enquiry } = await detailOf(page, ownSite, reference);
        const other = await page.context().newPage();
        const customer = String(enquiry.customer?.id);
        await other.goto(`${url}/admin/customer?customer=${customer}`);
        const confirm = other.getByRole('button', { name: 'Confirm: the customer wants this' });
        await expect(confirm).toBeVisible();
        await expectClean(other);
        await confirm.tap();
        await expect(other.getByText('Confirmed', { exact: true })).toBeVisible();
        await other.close();
      };
      const offer = reply('Helmets Offer');
      const bar = page.getByRole('status');
      await open();
      await message.tap();
      await expect(offer).toContainText(
        'No offers by WhatsApp or Email: the customer has not agreed',
      );
      await expect(offer).not.toContainText('Helmets for Rina Das');
      await expect(offer.getByRole('button')).toHaveCount(0);
      await expectClean(page);
      await page.keyboard.press('Escape');
      await optIn();
      await message.tap();
      const send = offer.getByRole('button', { name: 'WhatsApp: Helmets' });
      await expect(send).toBeVisible();
      await page.request.post(`${url}/api/consents/stop`, { data: { mobile: '9832011111' } });
      expectedErrors.push(/status of 400/);
      await send.tap();
      await expect(sheet.getByRole('alert')).toContainText('has not agreed, or no longer does');
      await optIn();
      // Anybody can type a number into the website: after a stop it counts once staff have asked the customer.
      const refused = page.waitForResponse((answer) => answer.status() === 400);
      await sheet.getByRole('button', { name: 'Try again' }).tap();
      await refused;
      await expect(sheet.getByRole('alert')).toContainText('confirm it on the customer’s page');
      await confirmOptIn();
      await sheet.getByRole('button', { name: 'Try again' }).tap();
      const link = sheet.getByRole('link', { name: 'Open WhatsApp' });
      await expect(link).toBeFocused();
      await link.tap();
      expect((await opened()).at(-1)).toContain('text=Helmets for Rina');
      await expect(sheet).toHaveAccessibleName('Your message: Rina Das');
      await page.keyboard.press('Escape');
      await message.tap();
      await offer.getByRole('button', { name: 'Email: Helmets' }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(bar.filter({ hasText: 'It is sent in a minute' })).toBeVisible();
      await expect(page.getByRole('blockquote').first()).toHaveText(/^For Rina\s+Helmets for/);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(bar.filter({ hasText: 'Undone.' })).toBeVisible();
    });

    await test.step('a time that is not known stops what names it', async () => {
      await page.request.post(`${url}/api/replies`, {
        data: {
          key: 'when',
          version: 0,
          title: 'When',
          kinds: [],
          statuses: [],
          ways: ['sms'],
          isHidden: false,
          text: { en: 'We’ll call you: {time}' },
        },
      });
      await take(page, ownSite, reference, { do: 'close', then: { to: 'done' } });
      await open();
      await message.tap();
      await expect(reply('When')).toContainText(
        'Cannot be used: a time that is still to come is missing.',
      );
      await expect(reply('When').getByRole('link')).toHaveCount(0);
      await expect(sheet.getByRole('link', { name: 'SMS', exact: true })).toBeVisible();
    });
  },
);
