import type { Locator, Page } from '@playwright/test';
import { wayOn } from './after-outcome.ts';
import { addColleague, arrive, detailOf, take } from './desk-arrivals.ts';
import { action, keepNothing, openDesk, sheetOf } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { noteOpened } from './note-opened.ts';
import { doubleText } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

/** Checks that no button's text is cut off, and that nothing is wider than the window. */
async function expectNothingCut(page: Page, part: Locator): Promise<void> {
  const cut = await part
    .locator('button:visible, [role=group] > a:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Each outcome once; twice in `npm run test:long`. */
const ENQUIRIES =
  process.env.DESK_ENQUIRIES === undefined ? 10 : Number(process.env.DESK_ENQUIRIES);

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, hasTouch: true });

    test(`${ENQUIRIES} enquiries are handled with at most six taps each`, async ({
      page,
      ownSite,
      logIn,
    }) => {
      const opened = await noteOpened(page);
      const kinds = ['sales', 'product', 'finance', 'insurance'] as const;
      const references: string[] = [];
      for (let number = 0; number < ENQUIRIES; number += 1) {
        const kind = kinds[number % kinds.length] ?? 'sales';
        references.push(await arrive(ownSite, kind, `Person ${number}`, `98320${10_000 + number}`));
      }
      await logIn(page, ownSite.staff, ownSite.url);
      await openDesk(page, ownSite, '?view=unassigned');
      await expect(page.getByRole('link', { name: `Unassigned ${ENQUIRIES}` })).toBeVisible();

      let taps = 0;
      const most: number[] = [];
      const tap = async (target: Locator) => {
        await target.tap();
        taps += 1;
      };
      const choose = (name: string | RegExp) =>
        tap(sheetOf(page).getByRole('button', { name, exact: typeof name === 'string' }));
      /** Outcomes in the proportion of a usual day; all but one begin with a call. */
      const outcomes: readonly (() => Promise<void>)[] = [
        () => choose('No answer'),
        async () => {
          await choose('Spoke');
          await choose(/^In 1 hour/);
        },
        async () => {
          await choose('Spoke');
          await choose('Appointment');
          await tap(sheetOf(page).getByRole('group', { name: 'Day' }).getByRole('button').nth(2));
          await choose('11:00 am');
        },
        async () => {
          await choose('Spoke');
          await choose(/^(Sold|Financed|Policy issued)$/);
        },
        async () => {
          await choose('Spoke');
          await choose('Lost');
          await choose('Price or EMI too high');
        },
        async () => {
          await choose('Spoke');
          await choose('Lost');
          await choose('Bought another brand');
          await page.keyboard.type('Hero');
          await choose('Close enquiry');
        },
        async () => {
          await choose('Call later');
          await choose(/^(?!In ).+ am/);
        },
        async () => {
          await choose('Wrong number');
          await choose(/^Close as “Not an enquiry/);
        },
        () => choose('Switched off'),
        async () => {
          await choose('Spoke');
          await choose(/evening/);
        },
      ];

      await tap(page.locator('[data-row]').first());
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Desk');
      for (let number = 0; number < ENQUIRIES; number += 1) {
        const name = await page.getByRole('heading', { level: 1 }).textContent();
        // The buttons do not react to quicker presses.
        await expect(page.locator('[data-settling], article[aria-busy=true]')).toHaveCount(0);
        await tap(action(page, 'Call'));
        await outcomes[number % outcomes.length]?.();
        // The page stays with the customer, and the bar names them.
        await expect(page.getByText(`Saved for ${name ?? ''}. `)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
        await expect(page.getByRole('group', { name: `Actions for ${name ?? ''}` })).toBeVisible();
        await expect(page.locator('[data-settling]')).toHaveCount(0);
        await tap(wayOn(page));
        most.push(taps);
        taps = 0;
        await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toHaveCount(0);
      }
      expect(Math.max(...most), most.join()).toBeLessThanOrEqual(6);
      expect([...(await opened())].sort()).toEqual(
        references.map((_, number) => `tel:+9198320${10_000 + number}`),
      );
      // The last one is done: the list again, now empty.
      await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
      await expect(page.getByText('No enquiry is waiting to be assigned.')).toBeVisible();
      const details = await Promise.all(
        references.map((reference) => detailOf(page, ownSite, reference)),
      );
      const statuses = details.map(({ enquiry }) => enquiry.status);
      const count = (status: string) => statuses.filter((each) => each === status).length;
      const each = ENQUIRIES / outcomes.length;
      expect([count('new'), count('done'), count('lost'), count('fixed')]).toEqual([
        0,
        each,
        3 * each,
        each,
      ]);
      for (const { events } of details) {
        expect(events.filter(({ kind }) => kind !== 'seen')).toHaveLength(1);
      }

      await test.step('the last one is taken back', async () => {
        await page.getByRole('button', { name: 'Undo' }).tap();
        await expect(page.getByText('Undone.')).toBeVisible();
        await expect(page.getByText('You undid the last step.')).toBeVisible();
      });
    });

    test('two people at one enquiry: both see what the other does', async ({
      page,
      openPage,
      ownSite,
      logIn,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 409/, /ERR_FAILED/);
      const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
      await logIn(page, ownSite.staff, ownSite.url);
      const other = await openPage(size);
      await logIn(other, await addColleague(page, ownSite), ownSite.url);
      await openDesk(page, ownSite, '?view=unassigned');
      await page.locator('[data-row]').first().click();
      await expect(page.getByText('You were the first to open it.')).toBeVisible();
      await openDesk(other, ownSite, '?view=unassigned');
      await other.locator('[data-row]').first().click();
      await expect(other.getByText('staff has this open too')).toBeVisible();

      await test.step('what comes later than the sheet was opened is a conflict', async () => {
        await action(other, 'Outcome').click();
        await sheetOf(other).getByLabel('Note (optional)').fill('Wants it in blue');
        await action(page, 'Outcome').click();
        await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
        await expect(page.getByText(/^Saved for Rina Das\. You called: no answer/)).toBeVisible();
        await sheetOf(other).getByRole('button', { name: 'Spoke' }).click();
        await sheetOf(other)
          .getByRole('button', { name: /^In 1 hour/ })
          .click();
        const conflict = sheetOf(other);
        await expect(conflict.getByText('Someone else changed this first')).toBeVisible();
        await expect(conflict.getByText(/staff called: no answer/)).toBeVisible();
        await expect(conflict.getByText(/You spoke with the customer.*blue/)).toBeVisible();
        await conflict.getByRole('button', { name: 'Keep yours' }).click();
        await expect(conflict).toHaveCount(0);
      });

      await test.step('what is left unchanged can be continued', async () => {
        await page.goto(`${ownSite.url}/admin/desk?enquiry=${reference}`);
        await expect(page.getByText('Moloy spoke with the customer.')).toBeVisible();
        await action(page, 'Outcome').click();
        await take(other, ownSite, reference, { do: 'switched-off' });
        await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
        await expect(sheetOf(page).getByText('Someone else changed this first')).toBeVisible();
        await sheetOf(page).getByRole('button', { name: 'Take theirs' }).click();
        await expect(sheetOf(page)).toHaveCount(0);
        await expect(page.getByText('Moloy called: phone switched off.')).toBeVisible();
        await action(page, 'Outcome').click();
        await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
        await expect(page.getByText(/^Saved for Rina Das\. You called: no answer/)).toBeVisible();
      });
      const { events, enquiry } = await detailOf(page, ownSite, reference);
      expect(events.map(({ kind }) => kind)).toEqual([
        'no-answer',
        'switched-off',
        'spoke',
        'no-answer',
        'seen',
      ]);
      expect(enquiry.assignee?.user_id).toBe('staff');

      await test.step('a line that is cut loses nothing and doubles nothing', async () => {
        const steps = `**/api/desk/enquiries/${reference}/steps`;
        await keepNothing(page);
        await page.goto(`${ownSite.url}/admin/desk?enquiry=${reference}`);
        await expect(page.getByText('Moloy spoke with the customer.')).toBeVisible();
        // The step arrives, but its answer is lost.
        await page.route(steps, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await action(page, 'Note').click();
        await sheetOf(page).getByLabel('Note').fill('Asked for the blue one');
        await sheetOf(page).getByRole('button', { name: 'Save note' }).click();
        await expect(sheetOf(page).getByText('No connection. What you entered')).toBeVisible();
        await expect(sheetOf(page).getByLabel('Note')).toHaveValue('Asked for the blue one');
        await page.unroute(steps);
        // A failure in one sheet is not offered for a new try in another sheet, nor after closing it.
        await page.keyboard.press('Escape');
        await action(page, 'Assign').click();
        await expect(sheetOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await action(page, 'Note').click();
        await expect(sheetOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await sheetOf(page).getByRole('button', { name: 'Save note' }).click();
        await expect(page.getByText('Note saved.')).toBeVisible();
        const after = await detailOf(page, ownSite, reference);
        expect(after.events.filter(({ kind }) => kind === 'note')).toHaveLength(1);
      });
    });

    test('what comes moves nothing, and is there when it is asked for', async ({
      page,
      ownSite,
      logIn,
    }) => {
      for (let number = 0; number < 60; number += 1) {
        await arrive(ownSite, 'sales', `Person ${number}`, `98320${10_000 + number}`);
      }
      await logIn(page, ownSite.staff, ownSite.url);
      await openDesk(page, ownSite, '?view=open');
      await expect(page.getByRole('link', { name: 'All open 60' })).toBeVisible();
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      const row = page.locator('[data-row]').first();
      const before = await row.boundingBox();
      const reference = await arrive(ownSite, 'finance', 'Newcomer', '9832099999');
      const chip = page.getByRole('button', { name: 'Show 1 new enquiry' });
      await expect(chip).toBeVisible();
      await expect(page.getByText(/1 new enquiry on the desk/)).toHaveCount(1);
      expect(await row.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual(
        [],
      );
      await chip.click();
      await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', reference);
      await expect(page.locator('[data-row]').first()).toBeFocused();

      await test.step('back in the list, it is where it was', async () => {
        await page.getByRole('button', { name: 'Show more' }).click();
        await expect(page.locator('[data-row]')).toHaveCount(61);
        const opened = page.locator('[data-row]').nth(54);
        await opened.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(300);
        await opened.click();
        await expect(page.getByRole('heading', { name: 'Enquiry', exact: true })).toBeVisible();
        await page.goBack();
        await expect(opened).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(place);
      });

      await test.step('a search is in no address', async () => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.getByRole('searchbox', { name: 'Search' }).fill('newcom');
        await expect(page.locator('[data-row]')).toHaveCount(1);
        await page.locator('[data-row]').click();
        await expect(page.getByRole('heading', { name: 'Newcomer', level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('newcom');
        await expect(page.locator('[data-row]')).toHaveCount(1);
        expect(page.url()).not.toContain('newcom');
        expect(requests.filter((url) => url.includes('newcom'))).toEqual([]);
      });
    });
  });
}

test('the desk is clean at every width, and with letters of twice the size', async ({
  page,
  ownSite,
  logIn,
}) => {
  for (const [at, kind] of (['service-booking', 'product', 'contact'] as const).entries()) {
    await arrive(ownSite, kind, `Venkatanarasimharajuvaripeta ${at}`, '9832011111');
  }
  await logIn(page, ownSite.staff, ownSite.url);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // An owner's desk opens on the first list with work, and empty lists link to it.
    await openDesk(page, ownSite);
    await expect(page).toHaveURL(/\/admin\/desk\?view=unassigned$/);
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await page.getByRole('link', { name: 'Due for me 0' }).click();
    await expect(page.getByText('Nothing is due for you today.')).toBeVisible();
    await expectClean(page);
    await page.getByRole('link', { name: '3 unassigned', exact: true }).click();
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await openDesk(page, ownSite, '?view=unassigned&status=new');
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await expectClean(page);
    if (width === 360) {
      await doubleText(page);
      await expectNothingCut(page, page.locator('main'));
      await openDesk(page, ownSite, '?view=unassigned');
    }
    await page.locator('[data-row]').first().click();
    await expect(page.getByText('Sent from the website')).toBeVisible();
    await expectClean(page);
    await action(page, 'Outcome').click();
    await sheetOf(page).getByRole('button', { name: 'Spoke' }).click();
    await expectClean(page);
    await sheetOf(page).getByRole('button', { name: 'Appointment' }).click();
    await expectClean(page);
    if (width === 360) {
      await doubleText(page);
      await expectNothingCut(page, sheetOf(page));
      await page.keyboard.press('Escape');
      await expectNothingCut(page, page.locator('main'));
    }
  }
});

test('the queue says that nobody is on duty', async ({ page, ownSite, logIn }) => {
  await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  await openDesk(page, ownSite, '?view=open');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByText('Nobody is on duty')).toHaveCount(0);
  await page.getByRole('link', { name: /^Unassigned/ }).click();
  await expect(page.getByText('1 enquiry · Nobody is on duty')).toBeVisible();
  await page.getByRole('switch', { name: 'On duty' }).click();
  await expect(page.getByText('Nobody is on duty')).toHaveCount(0);
});
