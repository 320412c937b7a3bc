import { fillIn, openForm, shownReference, submitButton } from './enquiry-page.ts';
import { expect, test } from './fixtures.ts';
import { doubleText, expectTextsFit } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

// The dealership's clock counts, in any zone of the phone.
test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'America/Los_Angeles' });

test(
  'a visitor reads by when they are called, and the desk says the same minute',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    const { url, staff } = ownSite;
    await logIn(page, staff, url);
    await page.goto(`${url}/admin/answering`);
    const promises = page.getByRole('region', { name: 'Times promised on the website' });
    const sales = promises.getByRole('checkbox', { name: /^Sales / });
    await expect(sales).toHaveAccessibleName('Sales Last week: no first answers.');
    await expect(promises.getByRole('checkbox', { name: /^Opt-in/ })).toHaveCount(0);
    await expectClean(page);
    await sales.check();
    await promises.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('This applies to enquiries that come in from now on.'),
    ).toBeVisible();

    await doubleText(page);
    await expectTextsFit(page, 'answering');

    const form = await openForm(page, 'sales', ownSite);
    await fillIn(form, 'sales');
    await submitButton(form).click();
    const reference = await shownReference(page).innerText();
    const shown = await page.getByText(/^We’ll call you .*by /).innerText();
    const promised = /^We’ll call you (.*)by (\d\d:\d[05]) ([AP]M)\.$/.exec(shown);
    expect(promised, shown).not.toBeNull();
    const [, day = '', clock = '', half = ''] = promised ?? [];

    await page.goto(`${url}/admin/desk?enquiry=${reference}`);
    const state = page.getByRole('definition');
    const minute = `${clock.replace(/^0/, '')} ${half.toLowerCase()}`;
    await expect(state.filter({ hasText: `by ${minute}` })).toHaveText(
      day.startsWith('on ') ? /^\w{3} \d/ : `${day}by ${minute}`,
    );
    // The due mark next to it.
    await expect(state.filter({ hasText: /in \d+ / })).toContainText(minute);
  },
);
