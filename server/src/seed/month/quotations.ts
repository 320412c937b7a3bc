import {
  addDays,
  amountLines,
  cardIn,
  dayOf,
  DAY_MS,
  hoursOf,
  lettersOf,
  minuteOf,
  openFrom,
  type NewQuotation,
} from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import { listActiveVehicles } from '../../features/catalogue/models/vehicle-repository.ts';
import { answerQuotation } from '../../features/enquiries/desk/quotations/answer-quotation.ts';
import {
  makeQuotation,
  stepQuotation,
  storeBill,
} from '../../features/enquiries/desk/quotations/change-quotations.ts';
import { listVersions } from '../../features/enquiries/desk/quotations/quotation-repository.ts';
import { listModels } from '../../features/enquiries/list/model-name-repository.ts';
import { act, actorOf, type Day, type Happening } from './day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many quotations are made. */
const COUNT = 25;

type Deed = 'make' | 'opened' | 'wanted' | 'change' | 'accept' | 'withdraw' | 'bill' | 'sold';

/** Courses of quotations: deeds, each with the hours since the one before. What is not over yet has not happened. */
const courses: readonly (readonly (readonly [hours: number, deed: Deed])[])[] = [
  [
    [3, 'make'],
    [5, 'opened'],
    [1, 'wanted'],
    [16, 'accept'],
    [50, 'sold'],
  ],
  [
    [2, 'make'],
    [9, 'opened'],
  ],
  [
    [4, 'make'],
    [6, 'opened'],
    [18, 'change'],
    [3, 'opened'],
    [22, 'accept'],
    [70, 'bill'],
    [1, 'sold'],
  ],
  [[20, 'make']],
  [
    [1, 'make'],
    [1, 'accept'],
    [46, 'sold'],
  ],
  [
    [5, 'make'],
    [8, 'opened'],
    [40, 'withdraw'],
  ],
  [
    [2, 'make'],
    [2, 'opened'],
    [0.2, 'wanted'],
  ],
  [
    [6, 'make'],
    [4, 'opened'],
    [20, 'change'],
    [5, 'opened'],
  ],
];

/** An enquiry that gets a quotation. */
interface Asked {
  /** Its number in the month, from 0: quotations differ by it. */
  index: number;
  id: number;
  reference: string;
  /** User id of the colleague who answers it. */
  by: string;
  bike: string;
  variant: string;
}

/**
 * Quotations for enquiries that colleagues are working on, in all states, each deed at its time.
 * @param now epoch ms: nothing happens later
 */
export async function quotationsUntil(day: Day, now: number): Promise<Happening[]> {
  const hours = hoursOf(await day.answering());
  const all = await findAsked(day, now);
  return all.flatMap(({ lastAt, ...asked }) => {
    let at = lastAt;
    return (courses[asked.index % courses.length] ?? []).flatMap(([wait, deed]) => {
      at += wait * HOUR_MS;
      const isOfCustomer = deed === 'opened' || deed === 'wanted';
      while (isOfCustomer && isNight(at)) at += HOUR_MS;
      const open = openFrom(hours, at) ?? at;
      // In the morning they do not all begin with the first minute.
      if (!isOfCustomer && open > at) at = open + (3 + asked.index * 2) * MINUTE_MS;
      at = Math.round(at);
      return at > now ? [] : [{ at, does: () => take(day, asked, deed) }];
    });
  });
}

function isNight(at: number): boolean {
  const time = minuteOf(at).slice(11);
  return time < '07:00' || time > '22:30';
}

/** Open enquiries about models on sale that somebody answers: of all ages, the oldest first. */
async function findAsked({ db }: Day, now: number) {
  const vehicles = [
    ...(await listActiveVehicles(db, 'motorcycle')),
    ...(await listActiveVehicles(db, 'scooter')),
  ];
  const models = await listModels(db);
  const rows = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiry_id as id', 'reference', 'assignee', 'model_letters', 'last_event_at'])
    .where('desk.kind', 'in', ['sales', 'product', 'finance'])
    .where('standing', '=', 'open')
    .where('attempted_at', 'is not', null)
    .where('last_event_at', '<', now - DAY_MS)
    .orderBy('last_event_at')
    .execute();
  const known = rows.flatMap(({ assignee, model_letters: letters, last_event_at, ...row }) => {
    const model = models.find(({ slug, bikeName, name }) =>
      [slug, bikeName, name].some((each) => lettersOf(each) === letters),
    );
    const vehicle = vehicles.find(({ bikeName }) => bikeName === model?.bikeName);
    if (!vehicle || assignee === null) return [];
    const variant = vehicle.variants[0]?.name ?? '';
    return [{ ...row, by: assignee, bike: vehicle.bikeName, variant, lastAt: last_event_at }];
  });
  const placeOf = (index: number) => Math.floor((index * COUNT) / known.length);
  return known
    .filter((_, index) => placeOf(index + 1) > placeOf(index))
    .map((each, index) => ({ ...each, index }));
}

async function take(day: Day, asked: Asked, deed: Deed): Promise<void> {
  const { id, reference, by } = asked;
  const key = randomUUID();
  const latest = (await listVersions(day.db, id)).at(-1);
  if (deed === 'make' || !latest) {
    await makeQuotation(day, { reference, actor: actorOf(by) }, await wantedOf(day, asked));
    return act(day, { by, reference, step: { do: 'message', by: 'whatsapp' } });
  }
  const { number, version, token, content } = latest;
  const of = { reference, number, actor: actorOf(by) };
  switch (deed) {
    case 'opened':
    case 'wanted':
      return answerQuotation(day, token, deed);
    case 'change': {
      const changed = {
        ...(await wantedOf(day, asked)),
        replaces: { number, version },
        discount: { amount: 1500_00, reason: 'Festival discount' },
      };
      await makeQuotation(day, of, changed);
      return act(day, { by, reference, step: { do: 'message', by: 'whatsapp' } });
    }
    case 'accept': {
      await stepQuotation(day, of, { key, version, step: deed });
      const at = `${addDays(dayOf(day.clock()), 2)}T11:00`;
      return act(day, { by, reference, step: { do: 'spoke', then: { to: 'next', at } } });
    }
    case 'withdraw':
      return stepQuotation(day, of, { key, version, step: deed });
    case 'bill': {
      const lines = amountLines(cardIn(content.card, 'en').lines).map((line) => {
        return { ...line, reason: '' };
      });
      const more = { line: 'other' as const, name: 'Seat cover', amount: 650_00 };
      return storeBill(day, of, {
        key,
        version,
        lines: [...lines, { ...more, reason: 'Chosen at delivery' }],
      });
    }
    case 'sold':
      return act(day, { by, reference, step: { do: 'spoke', then: { to: 'done' } } });
  }
}

/** Some with a loan, extras, a booking amount, an old vehicle; some hold for a few days only. */
async function wantedOf(day: Day, { index, bike, variant }: Asked): Promise<NewQuotation> {
  const { settings } = await day.findCardRates();
  const { registrationPlaces: places, extras, lenders } = settings;
  const lender = lenders[index % lenders.length];
  const extra = extras[index % extras.length];
  return {
    key: randomUUID(),
    replaces: null,
    bike,
    variant,
    place: places[index % 4 === 3 ? 1 : 0]?.code ?? '',
    tax: 'tax-lifetime',
    extras: index % 3 === 0 && extra ? [extra.code] : [],
    hasCover: false,
    loan:
      index % 3 === 1 && lender
        ? { lender: lender.code, months: lender.months[0] ?? 12, down: 25_000_00 }
        : null,
    discount: null,
    exchange: index % 5 === 2 ? { amount: 14_000_00, vehicle: 'Glamour 2016' } : null,
    booking: index % 2 === 0 ? 2000_00 : 0,
    validUntil: addDays(dayOf(day.clock()), index % 4 === 3 ? 3 : 15),
  };
}
