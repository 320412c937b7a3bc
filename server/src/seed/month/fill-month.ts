import {
  addDays,
  dayOf,
  DAY_MS,
  DEFAULT_LOCALE,
  dutyEnd,
  enquiryDefinitions,
  enquiryKinds,
  hoursOf,
  modelKey,
  parseEnquiry,
  tapWays,
  usualAssignments,
  type EnquiryKind,
  type NewBranch,
  type Tap,
  type Stock,
} from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { addStaff } from '../../features/auth/staff/change-staff.ts';
import { addModel } from '../../features/catalogue/models/edit-model.ts';
import { listModels } from '../../features/catalogue/models/draft-repository.ts';
import { applyPriceList } from '../../features/catalogue/prices/price-list-changes.ts';
import { changeStock } from '../../features/catalogue/stock/change-stock.ts';
import { listStockModels } from '../../features/catalogue/stock/stock-places.ts';
import {
  findVehicle,
  listModelChoices,
} from '../../features/catalogue/models/vehicle-repository.ts';
import { noteBackup } from '../../features/backup/last-backup-repository.ts';
import { noteOptIns } from '../../features/consents/append-consents.ts';
import { listContent } from '../../features/content/content-repository.ts';
import { changeContent } from '../../features/content/edit-content.ts';
import { seedEnquiries } from '../enquiries/seed-enquiries.ts';
import { addEnquiry } from '../../features/enquiries/desk/customer/add-enquiry.ts';
import { workOnDesk } from '../../features/enquiries/desk/desk-work.ts';
import { findCustomers } from '../../features/enquiries/desk/rows/customer-repository.ts';
import { insertRow, updateRows } from '../../db/rows.ts';
import { setDuty } from '../../features/enquiries/desk/rows/duty-repository.ts';
import { joinCustomers } from '../../features/enquiries/desk/customer/same-person.ts';
import { makeArrivingCard } from '../../features/enquiries/submit/arriving-card.ts';
import { submitEnquiry } from '../../features/enquiries/submit/submit-enquiry.ts';
import { makeKey } from '../../features/keys/keys.ts';
import { addFirstReplies } from '../../features/replies/reply-repository.ts';
import { addBranch } from '../../features/settings/branches.ts';
import { addMissingSettings } from '../../features/settings/settings-repository.ts';
import { addTap } from '../../features/taps/tap-repository.ts';
import type { BuiltInPictures } from '../../storage/built-in-pictures.ts';
import { demoBranch, demoDealership } from '../demo-dealership.ts';
import { firstReplies } from '../first-replies.ts';
import { seedDemoCatalogue } from '../seed-demo-catalogue.ts';
import { colleagues, demoPassword } from './colleagues.ts';
import { act, actorOf, createDay, type Day, type Happening } from './day.ts';
import { quotationsUntil } from './quotations.ts';
import { storiesUntil, type Story } from './stories.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const DAYS = 30;
/** Number of enquiries, beside those of the stories. */
const ENQUIRIES = 380;
/** Older alerts have been seen. */
const UNSEEN_MS = 36 * HOUR_MS;
/** Events since then are still unread. */
const UNREAD_MS = 3 * HOUR_MS;
const kinds: EnquiryKind[] = [
  ...enquiryKinds,
  ...(['sales', 'product', 'service-booking'] as const).flatMap((kind) => [kind, kind, kind]),
  'finance',
  'service',
];
/** Younger enquiries may still wait for their first answer. */
const UNANSWERED_MS = 20 * HOUR_MS;

/** The dealership has finished its first steps: its settings are its own. */
const decided = {
  setup: 'done',
  demoContent: [],
  promises: [],
  showsStock: true,
  assignments: { ...usualAssignments, sales: 'in-turn', 'service-booking': 'in-turn' },
} as const;

/** People on duty; the others only read, or write texts. */
const onDuty = ['bikram', 'sharmila', 'farhan', 'tenzing'];

/** A further branch, with the hours of the first one. Its number is a sample that reaches nobody. */
const matigara: NewBranch = {
  branchName: '',
  street: 'Shivmandir Road',
  city: 'Matigara',
  state: 'West Bengal',
  pinCode: '734010',
  phone: '+91 00000 00009',
};

interface Needs {
  /** Epoch ms. */
  now: number;
  pictures: BuiltInPictures;
}

/**
 * Fills an empty, migrated database with a made-up month of a dealership: colleagues, enquiries and the work on them,
 * offers, planned prices, a draft. Nothing of it is sent out: no message is written.
 */
export async function fillMonth(db: Database, { now, pictures }: Needs): Promise<void> {
  const day = createDay(db);
  day.time.now = now - DAYS * DAY_MS;
  const settings = { ...demoDealership, ...decided };
  await seedDemoCatalogue(db, { pictures, now: day.time.now });
  await addMissingSettings(db, { settings, branch: demoBranch });
  await db.updateTable('settings').set({ is_sample: 0 }).execute();
  const secondBranch = await addBranch(day, { by: 'arunima', branch: matigara });
  await addFirstReplies(db, { replies: firstReplies, now: day.time.now });
  for (const { userId, name, role } of colleagues) {
    const account = { userId, userName: name, role, password: demoPassword };
    await addStaff(day, account, 'arunima');
  }
  for (const userId of onDuty) await setDuty(db, userId, now + DAY_MS);
  await seedEnquiries(db, {
    count: ENQUIRIES,
    seed: 3,
    now,
    spanMs: DAYS * DAY_MS,
    unansweredMs: UNANSWERED_MS,
    kinds,
    eachSends: 1.2,
    secondBranch,
    models: await listModelChoices(db),
    settings: await day.answering(),
    noteOptIns,
  });
  await editSite(day, now);
  await live(day, storiesUntil(now), await quotationsUntil(day, now));
  day.time.now = now;
  await workOnDesk(day);
  await endDay(day, now);
}

/** Plays the stories, each step at its time, with the desk's automatic work in between, and what happens beside them. */
async function live(day: Day, stories: readonly Story[], beside: Happening[]): Promise<void> {
  const references = new Map<Story, string>();
  const happens = stories.flatMap((story, index) => {
    const before = stories[index - 1];
    return [
      { at: story.at, does: async () => void references.set(story, await send(day, story)) },
      ...story.then.map(({ at, by, step }) => ({
        at,
        does: () => {
          const of = (before && references.get(before)) ?? '';
          const known = step.do === 'double' && step.of === '' ? { ...step, of } : step;
          return act(day, { by, reference: references.get(story) ?? '', step: known });
        },
      })),
      ...(story.joined ? [{ at: story.joined.at, does: () => join(day, story) }] : []),
    ];
  });
  const watched = happens.map(({ at, does }) => ({
    at,
    does: async () => {
      await workOnDesk(day);
      await does();
      await workOnDesk(day);
    },
  }));
  for (const { at, does } of [...watched, ...beside].toSorted((one, other) => one.at - other.at)) {
    day.time.now = at;
    await does();
  }
}

/**
 * Stores an enquiry that a customer has sent or a colleague has entered.
 * @returns its reference
 */
async function send(day: Day, { kind, values, visit, added }: Story): Promise<string> {
  if (added) {
    const { by, origin } = added;
    return addEnquiry(day, actorOf(by), { key: randomUUID(), kind, origin, values });
  }
  const parsed = parseEnquiry(enquiryDefinitions[kind], values, { today: dayOf(day.time.now) });
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.problems)}`);
  const priceCard =
    kind === 'product' ? await cardFor(day, parsed.enquiry.values.model) : undefined;
  const language = DEFAULT_LOCALE;
  const sender = { submission: undefined, network: '127.0.0.1', visit, language, priceCard };
  return (await submitEnquiry(day, kind, parsed.enquiry, sender)).reference;
}

/** The price card that a visitor has looked at before asking, with the choices that it begins with. */
async function cardFor(day: Day, model = '') {
  const vehicle = await findVehicle(day.db, modelKey(model));
  const { registrationPlaces } = (await day.findCardRates()).settings;
  const choices = { place: registrationPlaces[0]?.code, tax: 'tax-lifetime', extras: [] };
  const variant = vehicle?.variants[0]?.name ?? '';
  const asked = { model, variant, ...choices, hasCover: false, loan: null };
  return makeArrivingCard(day, asked, DEFAULT_LOCALE);
}

async function join(day: Day, { values, joined }: Story): Promise<void> {
  const numbers = [joined?.with, values.mobileNo ?? values.mobile].map((number) =>
    String(number).slice(-10),
  );
  const found = await findCustomers(day.db, numbers);
  const [head, other] = numbers.map((text) => found.find(({ contact }) => contact === text));
  if (!joined || !head || !other) throw new Error('there is nobody to join');
  const pair = { id: head.id, version: 1, other: other.id, otherVersion: 1 };
  await joinCustomers(day, actorOf(joined.by), pair);
}

/** Says what is there of each model on sale; of one in nine nothing. */
async function sayStock(day: Day, by: string): Promise<void> {
  const said: readonly Stock[] = [
    'showroom',
    'days-7',
    'showroom',
    'order',
    'showroom',
    'days-12',
    'showroom',
    'order',
    '',
  ];
  const places = (await listStockModels(day.db, DEFAULT_LOCALE)).flatMap(({ variants, colours }) =>
    variants.flatMap(({ part }) => colours.map(({ id: colour }) => ({ part, colour }))),
  );
  const changes = places.flatMap((place, at) => {
    const wanted = said[at % said.length] ?? '';
    return wanted === '' ? [] : [{ ...place, seen: '' as const, wanted }];
  });
  await changeStock(day, { by, changes });
}

/** Publishes and plans content of the month. */
async function editSite(day: Day, now: number): Promise<void> {
  const today = dayOf(now);
  const [by, kind] = ['mousumi', 'offers'] as const;
  const [exchange, camp] = await listContent(day.db, kind);
  if (!camp || !exchange) throw new Error('the demo has two offers');
  day.time.now = now - 9 * DAY_MS;
  const until = { start: '', end: `${addDays(today, 12)}T19:00` };
  await changeContent(day, { by, kind, id: exchange.id }, { version: exchange.version, ...until });
  const week = { start: `${addDays(today, 3)}T10:00`, end: `${addDays(today, 10)}T19:00` };
  await changeContent(day, { by, kind, id: camp.id }, { version: camp.version, ...week });
  // It is only planned: on the home page it would cover everything else for a new visitor.
  const [notification] = await listContent(day.db, 'notifications');
  if (!notification) throw new Error('the demo has a notification');
  const { id, version } = notification;
  await changeContent(day, { by, kind: 'notifications', id }, { version, ...week });
  day.time.now = now - 2 * DAY_MS;
  const models = await listModels(day.db);
  const planned = models.find(({ name }) => name === 'Activa 6G');
  const changes = (planned?.published?.variants ?? []).map(({ id, pricePaise }) => ({
    key: `V${id}` as const,
    old: pricePaise,
    price: pricePaise + 1200_00,
  }));
  if (!planned) throw new Error('the demo has this model');
  const validFrom = addDays(today, 5);
  await applyPriceList(day, { by, validFrom, changes, locale: DEFAULT_LOCALE });
  await addModel(day, { by, type: planned.type, name: 'Activa 7G', copyOf: planned.id });
  await sayStock(day, by);
  await makeKey(day, { name: 'Portal', rights: ['leads.send'], kinds: ['product'] }, 'arunima');
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    for (const way of tapWays) {
      const count = way === 'call' ? 1 + (ago % 4) : ago % 3;
      for (let tap = 0; tap < count; tap += 1) {
        const { name: model } = models[(ago + tap) % models.length] ?? planned;
        const where = tap > 0 ? { page: 'view-details', model } : { page: 'home' };
        await addTap(day.db, addDays(today, -ago), { way, ...where } as Tap);
      }
    }
  }
}

/** Sets who is on duty now, who is away soon, and what people have read and seen. */
async function endDay({ db, answering }: Day, now: number): Promise<void> {
  const hours = hoursOf(await answering());
  for (const userId of onDuty) await setDuty(db, userId, dutyEnd(hours, now));
  const [firstDay, lastDay] = [addDays(dayOf(now), 6), addDays(dayOf(now), 8)];
  await insertRow(db, 'days_off', {
    user_id: 'farhan',
    first_day: firstDay,
    last_day: lastDay,
    taker: 'sharmila',
    begun_at: null,
  });
  for (const [index, { userId }] of colleagues.entries()) {
    const set = { last_seen_at: now - (3 + index * 17) * MINUTE_MS };
    await updateRows(db, 'admin_users', { equal: { user_id: userId }, set });
  }
  await noteBackup(db, now - 8 * HOUR_MS);
  await readAll(db, now);
  await db
    .updateTable('desk_notices')
    .set(({ ref }) => ({ seen_at: ref('at'), alert_at: null }))
    .where('at', '<', now - UNSEEN_MS)
    .execute();
}

/** Marks enquiries as read by colleagues, except the latest events of others. */
async function readAll(db: Database, now: number): Promise<void> {
  const worked = await db
    .selectFrom('desk')
    .select(['enquiry_id', 'kind', 'assignee', 'last_event_at'])
    .where(({ eb, or }) => or([eb('attempted_at', 'is not', null), eb('standing', '!=', 'open')]))
    .execute();
  await db.deleteFrom('desk_reads').execute();
  for (const { userId } of colleagues) {
    const readable: readonly string[] = actorOf(userId).reads.kinds;
    const seen = worked.filter(
      ({ kind, assignee, last_event_at: at }) =>
        readable.includes(kind) && (assignee === userId || at < now - UNREAD_MS),
    );
    if (seen.length === 0) continue;
    await db
      .insertInto('desk_reads')
      .values(
        seen.map(({ enquiry_id, last_event_at: at }) => ({
          user_id: userId,
          enquiry_id,
          read_at: at,
          open_until: at,
        })),
      )
      .execute();
  }
}
