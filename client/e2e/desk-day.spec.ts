import { addDays, dayOf, instantOf } from '@dealership/shared';
import { wayOn } from './after-outcome.ts';
import { arrive, detailOf, take } from './desk-arrivals.ts';
import { expect, test } from './fixtures.ts';
import { noteOpened } from './note-opened.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({
      viewport: size,
      hasTouch: true,
      hasMovableClock: true,
    });

    test('the next day: who came and who did not, who was written to, what waits and what is closed', async ({
      page,
      ownSite,
      logIn,
    }) => {
      const { url, staff } = ownSite;
      const desk = (query: string) => page.goto(`${url}/admin/desk${query}`);
      const sheet = page.getByRole('dialog');
      const bar = page.getByRole('group', { name: 'Actions' });
      const row = (name: string) => page.locator('[data-row]').filter({ hasText: name });
      const names = page.locator('[data-row]');
      const tab = (name: string | RegExp) =>
        page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });
      const choose = (name: string | RegExp) =>
        sheet.getByRole('button', { name, exact: typeof name === 'string' }).tap();
      const expectText = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

      await logIn(page, staff, url);
      const day = addDays(dayOf(Date.now()), 1);
      const visitors = ['Came Asha', 'Later Bina', 'Again Chitra', 'Lost Dola'] as const;
      const references = new Map<string, string>();
      for (const [at, name] of visitors.entries()) {
        const reference = await arrive(ownSite, 'sales', name, `983201111${at}`);
        references.set(name, reference);
        const then = { to: 'appointment', day, time: `10:0${at}` };
        await take(page, ownSite, reference, { do: 'spoke', then });
      }
      await desk('');
      await expect(page.getByText('Nothing is due for you today.')).toBeVisible();

      await page.goto('about:blank');
      const now = instantOf(`${day}T11:30`);
      ownSite.moveClock(now - Date.now());
      await page.clock.setFixedTime(now);
      const opened = await noteOpened(page);
      await logIn(page, staff, url);
      const written = await arrive(ownSite, 'sales', 'Written Esha', '9832022222');

      await test.step('what has come since the last visit', async () => {
        await desk('?view=new');
        await expect(names).toHaveText([/Written Esha/]);
        await expect(tab('New since last visit 1')).toBeVisible();
        await expect(tab('Overdue 4')).toBeVisible();
      });

      await test.step('each link to write is a step, and it is asked when one goes on', async () => {
        await row('Written Esha').tap();
        await expectText('You were the first to open it.');
        await bar.getByRole('button', { name: 'WhatsApp' }).tap();
        await sheet.getByRole('link', { name: 'WhatsApp without a template' }).tap();
        await expect(sheet).toHaveAccessibleName('Your message: Written Esha');
        await expectText('You wrote on WhatsApp.');
        await page.setViewportSize({ width: 740, height: 360 });
        await expectClean(page);
        await page.setViewportSize(size);
        await choose('Close');
        await bar.getByRole('button', { name: 'Message' }).tap();
        await expectClean(page);
        await sheet.getByRole('link', { name: 'SMS', exact: true }).tap();
        await expect(sheet).toHaveAccessibleName('Your message: Written Esha');
        await choose('Back');
        await expect(sheet).toHaveAccessibleName('Outcome: Written Esha');
        await choose('Close');
        await bar.getByRole('button', { name: 'Message' }).tap();
        await sheet.getByRole('link', { name: 'Email', exact: true }).tap();
        await choose(/^In 1 hour/);
        await expectText(/^Saved for Written Esha\. You set the next step: today 12:30 pm/);
        const links = await opened();
        expect(links.map((link) => link.split(/[?:]/)[0])).toEqual(['https', 'sms', 'mailto']);
        expect(links[0]).toMatch(/^https:\/\/wa\.me\/919832022222\?text=Hello%20Written%2C/);
        expect(links[1]).toMatch(/^sms:\+919832022222\?body=Hello/);
        expect(links[2]).toMatch(/^mailto:visitor@example\.com\?subject=.+&body=Hello/);
        const { events, enquiry } = await detailOf(page, ownSite, written);
        expect(
          events.map((event) => ('by' in event.detail ? event.detail.by : event.kind)),
        ).toEqual(['next', 'mail', 'sms', 'whatsapp', 'seen']);
        expect(enquiry).toMatchObject({ status: 'talking', assignee: { user_id: 'staff' } });
        await wayOn(page).tap();
        // Nothing new has come: the list, with the focus on the row that was open.
        await expect(row('Written Esha')).toBeFocused();
      });

      await test.step('an appointment that is over asks who came', async () => {
        await tab(/^Due for me/).tap();
        await expect(names).toHaveText(
          [...visitors, 'Written Esha'].map((name) => new RegExp(name)),
        );
        await row('Came Asha').tap();
        await expectText('The appointment was today 10:00 am. Did the customer come?');
        // As wide as most phones: the bar over all screens has a name beside its title.
        await page.setViewportSize({ width: 412, height: size.height });
        await doubleText(page);
        await expectTextsFit(page, 'the question who came');
        await page.setViewportSize(size);
        await page.reload();
        await expectText('The appointment was today 10:00 am. Did the customer come?');
        await expectClean(page);
        await page.getByRole('button', { name: 'Came', exact: true }).tap();
        await choose('Sold');
        await expectText(/^Saved for Came Asha\. The customer came\. Sold\./);
        await wayOn(page).tap();
        const missed = page.getByRole('button', { name: 'Did not come' });
        await expectText('The appointment was today 10:01 am. Did the customer come?');
        await missed.tap();
        await expectClean(page);
        await choose(/^This evening/);
        await expectText(
          /^Saved for Later Bina\. The customer did not come\. Next step today 6:00 pm\./,
        );
        await wayOn(page).press('Enter');
        await missed.press('Enter');
        await sheet.getByRole('button', { name: 'Appointment' }).press('Enter');
        await sheet.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).press('Enter');
        await sheet.getByRole('button', { name: '11:00 am' }).press('Enter');
        await expectText(
          /^Saved for Again Chitra\. The customer did not come\. Appointment tomorrow 11:00 am\./,
        );
        await wayOn(page).tap();
        await missed.tap();
        await choose('Lost');
        await choose('Plan put off');
        await expectText(/^Saved for Lost Dola\. The customer did not come\. Lost: Plan put off\./);
      });

      await test.step('what waits, and what is closed', async () => {
        await desk('?view=waiting');
        await expect(names).toHaveText([/Written Esha/, /Later Bina/, /Again Chitra/]);
        await tab('Closed 2').tap();
        await expect(names).toHaveText([/Lost Dola/, /Came Asha/]);
        await expectClean(page);
        await tab('Overdue 0').tap();
        await expectText('Nothing is overdue.');
        await tab('Appointments 3').tap();
      });
    });
  });
}
