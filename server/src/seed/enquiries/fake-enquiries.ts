import {
  addDays,
  channels,
  DAY_MS,
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  startOfDay,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryValues,
  type FormField,
  type ModelChoice,
  type NewEnquiry,
  type SiteVisit,
} from '@dealership/shared';
import { pick, seededRandom } from './random.ts';

const HOUR_MS = 60 * 60_000;
const YEAR_MS = 365 * DAY_MS;

/** Two in three visitors fill in an optional field. */
const SHARE_OF_OPTIONAL = 2 / 3;

/** Of a visitor on average; some come more often, and some never. */
const EACH_SENDS = 2;

/** First and last names, in the script that somebody writes in: three in five write Latin letters. */
const latin = [
  `Anirban Ananya Bikash Debjani Farhan Gopal Ishita Jayanta Kamal Laxmi Mousumi Nima Pemba Rina
  Sanjay Tenzing Uttam Yasmin`,
  'Das Roy Ghosh Sarkar Barman Saha Rai Sherpa Tamang Khan Sharma Chettri Mondal Paul',
];
const bengali = ['অনির্বাণ মৌসুমী সুব্রত রিনা', 'দাস রায় সরকার মণ্ডল'];
const hindi = ['राजेश सुनीता', 'शर्मा थापा'];
const names = [latin, latin, latin, bengali, hindi];
const pinCodes = '734004 734003 734005 734006 734013 735101 735210 734101 734301 733134'.split(' ');
const anyMessages = ['Please call after 6 pm.', 'সকালে ফোন করবেন।', 'कृपया शाम को फ़ोन करें।'];
const buyersMessages = [
  ...anyMessages,
  'What is the on-road price here?',
  'Is it available in blue? I can come on Saturday.',
  'Do you take my old scooter in exchange?',
  'Please tell me about the waiting time.',
];
const ownersMessages = [
  ...anyMessages,
  'Chain set and brake shoes needed.',
  'It starts badly in the morning.',
  'How long does it take? I need it back the same day.',
];
/** By kind; the others say something that fits all. */
const messages: Partial<Record<EnquiryKind, readonly string[]>> = {
  sales: buyersMessages,
  product: buyersMessages,
  finance: buyersMessages,
  offer: buyersMessages,
  service: ownersMessages,
  'service-booking': ownersMessages,
  'spare-parts': ownersMessages,
};
const colours = ['Red', 'Blue', 'Black', 'White', 'Grey'];
const reasons = ['Inquiry', 'Support', 'Feedback'];

interface Visitor {
  name: string;
  mobile: string;
  email: string;
}

interface Making {
  kind: EnquiryKind;
  random: () => number;
  visitor: Visitor;
  models: readonly ModelChoice[];
  /** Day on which the enquiry is sent. */
  day: string;
}

function digits(random: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}

function makeVisitor(random: () => number): Visitor {
  const name = pick(random, names).map((some) => pick(random, some.split(/\s+/)));
  return {
    name: name.join(' '),
    // Numbers that begin with 10 after the country code belong to nobody in India.
    mobile: `10${digits(random, 8)}`,
    email: `visitor${digits(random, 6)}@example.com`,
  };
}

type Makers = {
  readonly [F in EnquiryField]: (making: Making, field: FormField) => EnquiryValues[F];
};

const makers: Makers = {
  name: ({ visitor }) => visitor.name,
  mobile: ({ visitor }) => visitor.mobile,
  email: ({ visitor }) => visitor.email,
  model: ({ random, models }, { control }) => {
    if (control.type === 'names') return pick(random, control.names);
    const model = pick(random, models);
    return control.type === 'model' && control.wire === 'slug' ? model.slug : model.name;
  },
  enteredModel: () => 'Scooty Pep',
  message: ({ random, kind }) => pick(random, messages[kind] ?? anyMessages),
  pinCode: ({ random }) => pick(random, pinCodes),
  reason: ({ random }) => pick(random, reasons),
  registrationNumber: ({ random }) => `WB${digits(random, 2)}AB${digits(random, 4)}`,
  purchaseYear: ({ random, day }) => String(Number(day.slice(0, 4)) - Math.floor(random() * 8)),
  serviceType: ({ random }) => pick(random, ['Paid', 'Free']),
  bookingDate: ({ random, day }) => addDays(day, 1 + Math.floor(random() * 20)),
  loanAmount: ({ random }) => (20 + Math.floor(random() * 130)) * 1000 * 100,
  colour: ({ random }) => pick(random, colours),
  variant: ({ random }) => pick(random, ['Standard', 'Deluxe']),
  agreed: () => true,
  offerId: () => 1,
  channels: ({ random }) =>
    Object.fromEntries(
      channels.map((channel) => [channel, random() < 0.5]),
    ) as EnquiryValues['channels'],
};

function makeValues(making: Making): Partial<EnquiryValues> {
  const asked = enquiryDefinitions[making.kind].form.filter(
    ({ field, required, requiredWhen }) =>
      // Most come from the page of a model.
      required || field === 'model' || (!requiredWhen && making.random() < SHARE_OF_OPTIONAL),
  );
  return Object.fromEntries(
    asked.map((field) => [field.field, makers[field.field](making, field)]),
  );
}

/** So many of them come from each. */
const visits: readonly (SiteVisit | undefined)[] = [
  { page: '/', source: 'facebook', medium: 'social', campaign: 'puja' },
  { page: '/motorcycle', referrer: 'www.google.com' },
  { page: '/', source: 'google', medium: 'cpc', campaign: 'scooters' },
  { page: '/scooters' },
  undefined,
];

/** The nights are short: a day's enquiries come from seven in the morning on, in the same order. */
function awake(at: number, now: number): number {
  const midnight = startOfDay(dayOf(at));
  const end = Math.min(now, midnight + DAY_MS - HOUR_MS);
  const start = midnight + 7 * HOUR_MS;
  if (start >= end) return at;
  const share = (at - midnight) / (Math.min(now, midnight + DAY_MS) - midnight);
  return Math.round(start + share * (end - start));
}

/**
 * Made-up enquiries of all kinds over the time before `now`, a year unless it is said, oldest first, of visitors who may come again; the same
 * for the same seed and moment. They get their references when they are stored.
 */
export function* fakeEnquiries({
  count,
  seed,
  now,
  spanMs = YEAR_MS,
  kinds = enquiryKinds,
  models,
}: {
  count: number;
  seed: number;
  now: number;
  spanMs?: number | undefined;
  /** One that is named more often comes more often. */
  kinds?: readonly EnquiryKind[] | undefined;
  models: readonly ModelChoice[];
}): Generator<Omit<NewEnquiry, 'reference'>> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const createdAt = awake(now - spanMs + (spanMs * (index + random())) / count, now);
    const visit = visits[index % visits.length];
    const kind = pick(random, kinds);
    const number = Math.floor((random() * count) / EACH_SENDS);
    const visitor = makeVisitor(seededRandom(Math.imul(seed + 1, 0x9e3779b1) + number));
    yield {
      kind,
      createdAt,
      ...(visit && { visit }),
      values: makeValues({ kind, random, visitor, models, day: dayOf(createdAt) }),
    };
  }
}
