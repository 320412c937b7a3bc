import type { DeskPage } from '@dealership/shared';
import type { Locator, Page } from '@playwright/test';
import { wayOn } from './after-outcome.ts';
import { addColleague, arrive, detailOf, take } from './desk-arrivals.ts';
import { expect, test, type OwnSite } from './fixtures.ts';
import { doubleText } from './page-fit.ts';
import { expectClean } from './staff-page.ts';

async function openDesk(page: Page, { url }: OwnSite, query = ''): Promise<void> {
  await page.goto(`${url}/admin/desk${query}`);
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The test machine cannot dial: the numbers to be dialled are collected. */
async function noteDialled(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const dialled: string[] = [];
    Object.assign(window, { dialled });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="tel:"]');
      if (!link) return;
      dialled.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as Window & { dialled?: string[] }).dialled ?? []);
}

/** Simulates a browser that cannot store steps without a connection: it says so, and the input stays. */
async function keepNothing(page: Page): Promise<void> {
  await page.route('**/offline-key', (route) => route.abort());
}

const sheetOf = (page: Page) => page.getByRole('dialog');
const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByText(name, { exact: true });

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
      const dialled = await noteDialled(page);
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
          await choose(/10:30 am/);
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
      expect([...(await dialled())].sort()).toEqual(
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

      await test.step('what is left as it stands can be gone on with', async () => {
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

test(
  'an enquiry is handled by keyboard alone',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    await arrive(ownSite, 'sales', 'Bimal Roy', '9832011112');
    await logIn(page, ownSite.staff, ownSite.url);
    await openDesk(page, ownSite, '?view=open');
    const { keyboard } = page;
    await expect(page.locator('[data-row]')).toHaveCount(2);
    // The rows appear before the keys work, which load in between.
    const pressUntil = (key: string, sees: () => Promise<void>) =>
      expect(async () => {
        await keyboard.press(key);
        await sees();
      }).toPass();
    const first = page.locator('[data-row]').first();
    await pressUntil('?', () =>
      expect(sheetOf(page).getByText('Undo the last outcome')).toBeVisible({ timeout: 2000 }),
    );
    const letters = sheetOf(page).getByRole('switch', { name: /single-letter keys/ });
    await letters.press('Space');
    await keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(2);
    await pressUntil('ArrowDown', () => expect(first).toBeFocused({ timeout: 2000 }));
    await keyboard.press('?');
    await keyboard.press('j');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    await letters.press('Space');
    await keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[data-row]')).toHaveCount(2);
    await pressUntil('j', () => expect(first).toBeFocused({ timeout: 2000 }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Rina Das' })).toBeFocused();
    await keyboard.press('k');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bimal Roy', level: 1 })).toBeFocused();
    await expect(page.getByText('Sent from the website')).toBeVisible();
    await keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeVisible();
    await expect(page.getByText('Sent from the website')).toBeVisible();

    await keyboard.press('a');
    await expect(sheetOf(page).getByRole('button', { name: 'Take it' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('You took it.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('n');
    await keyboard.type('On her way ojk');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page.getByText('On her way ojk')).toBeVisible();
    await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await sheetOf(page).getByRole('button', { name: 'Unassign it' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeFocused();
    await keyboard.press('u');
    await expect(page.getByText('Undone.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('o');
    await expect(sheetOf(page).getByRole('button', { name: 'Spoke' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(sheetOf(page).getByRole('button', { name: /^In 1 hour/ })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText(/^Saved for Rina Das\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Bimal Roy', level: 1 })).toBeFocused();
    await keyboard.press('u');
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Rina Das' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Rina Das', level: 1 })).toBeFocused();
    await keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    // In a field a letter is only typed.
    await keyboard.type('bimal roj?');
    await expect(page.getByText('Nothing was found.')).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
    // It is due tomorrow when the day is over.
    const data = { view: 'open', assignee: ownSite.staff.userId };
    const answer = await page.request.post(`${ownSite.url}/api/desk`, { data });
    expect(((await answer.json()) as DeskPage).rows).toHaveLength(1);

    // An enquiry that is not in the list behind it.
    await page.goto(`${ownSite.url}/admin/desk?view=closed&enquiry=${reference}`);
    await expect(page.getByRole('article', { name: 'Rina Das' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeFocused();
  },
);

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

/**
 * Holds back the calls of an address.
 * @returns a function that lets them go
 */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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
  const sayNoAnswer = async () => {
    await expect(page.getByText('Sent from the website')).toBeVisible();
    const name = (await first.textContent()) ?? '';
    const release = await holdBack(page, '**/steps');
    await action(page, 'Outcome').click();
    await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
    await page.keyboard.press('Escape');
    return { name, release };
  };
  const { name, release } = await sayNoAnswer();
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
    const said = await sayNoAnswer();
    await page.getByRole('link', { name: 'Appointments' }).first().click();
    const appointments = page.getByRole('heading', { name: 'Appointments', level: 1 });
    await expect(appointments).toBeVisible();
    said.release();
    await expect(page.getByText(`Saved for ${said.name}. You called: no answer.`)).toBeVisible();
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
  await page.route(/\/api\/(desk\/(watch|counts)|notices)/, () => undefined);
  await page.context().clearCookies();
  const save = sheetOf(page).getByRole('button', { name: 'Save note' });
  await save.click();
  const login = page.getByRole('dialog', { name: 'Please log in again' });
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

test('the second tap of a double one presses nothing that has come under the finger', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  await action(page, 'Outcome').click();
  const spoke = sheetOf(page).getByRole('button', { name: 'Spoke' });
  await spoke.click({ trial: true });
  const box = await spoke.boundingBox();
  // In all places where the next panel could have buttons.
  const places = [0, 60, 120, 180].map((below) => [box?.x ?? 0, (box?.y ?? 0) + below] as const);
  await spoke.click();
  for (const [x, y] of places) await page.mouse.click(x + 10, y + 10);
  await expect(sheetOf(page).getByRole('heading', { name: 'Next step' })).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Sold' }).dblclick();
  await expect(
    page.getByText(/^Saved for Rina Das\. You spoke with the customer\. Sold\./),
  ).toBeVisible();
  const { events } = await detailOf(page, ownSite, reference);
  expect(events.map(({ kind }) => kind)).toEqual(['spoke', 'seen']);
});

test('nor does it reach the next customer through the bar of actions, nor take back what was said', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialled = await noteDialled(page);
  for (const at of [1, 2]) await arrive(ownSite, 'sales', `Person ${at}`, `983201111${at}`);
  await logIn(page, ownSite.staff, ownSite.url);
  await page.clock.install();
  await openDesk(page, ownSite, '?view=open');
  await page.locator('[data-row]').first().click();
  await expect(page.getByText('Sent from the website')).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click({ trial: true });
  // The pause lasts as long as the test needs.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(action(page, 'Call')).toBeVisible();
  const group = page.getByRole('group', { name: 'Actions' });
  const buttons = await group.locator('a, button').all();
  for (const button of [undo, ...buttons]) {
    const name = (await button.textContent()) ?? '';
    const { x, y, width, height } = (await button.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const at = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.click(at.x, at.y);
    const isHeld = await page.evaluate(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest('[data-settling]') !== null && hit?.closest('a, button') === null;
    }, at);
    expect(isHeld, name).toBe(true);
  }
  await expect(sheetOf(page)).toHaveCount(0);
  await page.clock.resume();
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await dialled()).toEqual([]);
});

test(
  'a next step and an appointment are set without a call, with the note that was typed',
  { tag: '@core' },
  async ({ page, ownSite, logIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const first = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
    const second = await arrive(ownSite, 'sales', 'Asha Roy', '9832011112');
    await logIn(page, ownSite.staff, ownSite.url);
    await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${first}`);
    await action(page, 'Outcome').click();
    await sheetOf(page).getByLabel('Note (optional)').fill('Wrote by letter');
    await page.keyboard.press('Escape');
    await action(page, 'Outcome').click();
    await expect(sheetOf(page).getByLabel('Note (optional)')).toHaveValue('Wrote by letter');
    await sheetOf(page).getByRole('button', { name: 'Next step' }).click();
    await sheetOf(page)
      .getByRole('button', { name: /^In 1 hour/ })
      .click();
    await expect(page.getByText(/^Saved for Rina Das\. You set the next step/)).toBeVisible();
    await page.getByRole('button', { name: /^Next: Asha Roy, in / }).click();
    await expect(page.getByRole('heading', { name: 'Asha Roy', level: 1 })).toBeVisible();
    // For a moment the bar ignores taps, which may be the second of a double tap.
    await expect(async () => {
      // The sheet may have opened in the meantime, and covers the button.
      if (await sheetOf(page).isHidden()) await action(page, 'Outcome').click();
      await expect(sheetOf(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await sheetOf(page).getByRole('button', { name: 'Appointment' }).click();
    await sheetOf(page).getByRole('button', { name: 'Any time' }).click();
    await expect(page.getByText(/^Saved for Asha Roy\. You set an appointment/)).toBeVisible();
    const set = await detailOf(page, ownSite, first);
    expect(set.events[0]).toMatchObject({ kind: 'next', detail: { note: 'Wrote by letter' } });
    expect(set.enquiry).toMatchObject({ status: 'new', attempted_at: null });
    expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({ status: 'fixed' });
  },
);

test('what was sent twice is closed as a duplicate of the earlier one, and can be taken back', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const earlier = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  const second = await arrive(ownSite, 'sales', 'Rina Das (again)', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  const open = (reference: string) =>
    page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  const double = sheetOf(page).getByRole('button', { name: /^Duplicate of / });
  await open(earlier);
  await expect(page.getByRole('heading', { name: 'Other enquiries' })).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(sheetOf(page).getByRole('heading', { name: 'Why?' })).toBeVisible();
  await expect(double).toHaveCount(0);

  await open(second);
  await expect(page.getByRole('heading', { name: 'Other enquiries' })).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'Close enquiry' }).click();
  await expect(double).toHaveText(`Duplicate of ${earlier}, today`);
  await double.click();
  await expect(
    page.getByText(`Saved for Rina Das (again). You closed it as a duplicate of ${earlier}.`),
  ).toBeVisible();
  expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({
    status: 'lost',
    lost_reason: null,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await detailOf(page, ownSite, second)).enquiry).toMatchObject({ status: 'new' });
});

test('whom nobody reaches four times can be closed with one tap, and opened again', async ({
  page,
  ownSite,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reference = await arrive(ownSite, 'sales', 'Rina Das', '9832011111');
  await logIn(page, ownSite.staff, ownSite.url);
  for (let version = 1; version <= 3; version += 1) {
    const answer = await page.request.post(`${ownSite.url}/api/desk/enquiries/${reference}/steps`, {
      data: { key: `try-${version}-${reference}`, version, step: { do: 'no-answer' } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto(`${ownSite.url}/admin/desk?view=open&enquiry=${reference}`);
  await expect(page.getByText('You called: no answer.').first()).toBeVisible();
  await action(page, 'Outcome').click();
  await sheetOf(page).getByRole('button', { name: 'No answer' }).click();
  await expect(sheetOf(page).getByText('No answer, 4 times in a row.')).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Close as “Cannot be reached”' }).click();
  await expect(
    page.getByText(/^Saved for Rina Das\. You closed it: Cannot be reached/),
  ).toBeVisible();
  // Nobody is left in this list.
  await wayOn(page).click();

  await page.getByRole('link', { name: /^Closed/ }).click();
  await page.locator('[data-row]').first().click();
  await action(page, 'Reopen').click();
  await sheetOf(page)
    // If the next day is a Sunday, the button also says that it is closed then.
    .getByRole('button', { name: /10:30 am/ })
    .click();
  await expect(page.getByText(/^You reopened it\. Next step/)).toBeVisible();
  const { enquiry } = await detailOf(page, ownSite, reference);
  expect(enquiry).toMatchObject({ status: 'talking', standing: 'open', lost_reason: null });
});
