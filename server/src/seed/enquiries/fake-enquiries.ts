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
import { readDemoVehicles } from '../demo-vehicles.ts';
import { pick, seededRandom } from './random.ts';

const HOUR_MS = 60 * 60_000;
const YEAR_MS = 365 * DAY_MS;

/** Two in three visitors fill in an optional field. */
const SHARE_OF_OPTIONAL = 2 / 3;

/** Average number of enquiries of a visitor; some send more, and some none. */
const USUALLY_SENDS = 2;

/** One visitor in this many writes in another script. */
const OWN_SCRIPT_EVERY = 40;

const split = (words: string) => words.split(/\s+/);

/** First names that fit last names. Names of the demo's colleagues are left out. */
const families = [
  [
    'Anirban Ananya Bikash Debjani Gopal Ishita Jayanta Kakoli Rina Subrata Tapas Uttam Soma Dipak',
    'Das Roy Ghosh Sarkar Barman Saha Mondal Paul Dutta Biswas',
  ],
  ['Nima Pemba Pema Kamal Laxmi Sunita Bishal Anjali', 'Rai Sherpa Tamang Chettri Thapa Gurung'],
  ['Yasmin Imran Rehana Sabir Nasrin Salim', 'Khan Ali Rahman Hossain Alam'],
  ['Rajesh Sanjay Pooja Vikash Neha Manoj', 'Sharma Gupta Agarwal Singh Prasad'],
].map((words) => words.map(split));

/** Names in other scripts, with Latin letters for an e-mail address. */
const inOwnScript = [
  { name: 'অনির্বাণ দাস', latin: 'Anirban Das', message: 'সকালে ফোন করবেন।' },
  { name: 'রিনা ঘোষ', latin: 'Rina Ghosh', message: 'সন্ধ্যা ছ’টার পরে ফোন করবেন।' },
  { name: 'সুব্রত রায়', latin: 'Subrata Roy', message: 'রবিবার কি খোলা থাকে?' },
  { name: 'राजेश शर्मा', latin: 'Rajesh Sharma', message: 'कृपया शाम को फ़ोन करें।' },
  { name: 'सुनीता थापा', latin: 'Sunita Thapa', message: 'कृपया कल फ़ोन करें।' },
];

const pinCodes = split(
  '734001 734001 734003 734004 734005 734006 734013 735101 735210 734101 734301 733134',
);
const plan = [
  'What does it cover?',
  'Is it possible after two years?',
  'What does it cost a year?',
];
/** Messages of visitors for a kind; all others fit any kind. */
const messages: Partial<Readonly<Record<EnquiryKind, readonly string[]>>> = {
  product: [
    'What is the on-road price here?',
    'Is this colour in stock? I can come on Saturday.',
    'Do you take my old scooter in exchange?',
    'Please tell me about the waiting time.',
    'Can I take a test ride on Sunday?',
  ],
  finance: [
    'What is the EMI for three years?',
    'Which papers do you need? I have my own shop.',
    'I can pay ₹ 20,000 at once.',
  ],
  insurance: [
    'My policy ends next week.',
    'Please quote with zero depreciation.',
    'Had one claim last year.',
  ],
  'spare-parts': [
    'Chain set and brake shoes needed.',
    'Is the left mirror in stock?',
    'Clutch cable and air filter, please.',
    'Price of the front mudguard?',
  ],
  'service-booking': [
    'The brakes make a noise.',
    'Please check the battery as well.',
    'I need it back by the evening.',
    'It starts badly in the morning.',
  ],
  'joy-club': ['When do I get my card?', 'How many points do I have?'],
  amc: plan,
  warranty: plan,
};
const always = ['Please call after 6 pm.', 'Please call in the morning.'];
/** Messages for each reason. */
const contacts = {
  Inquiry: ['Are you open on Sunday?', 'Do you deliver to Jalpaiguri?'],
  Support: ['My registration certificate has not come yet.', 'I need a copy of my invoice.'],
  Feedback: ['Good service last week, thank you.', 'I had to wait two hours for a wash.'],
} as const;
const reasons = Object.keys(contacts) as (keyof typeof contacts)[];
/** Colours of a model whose own are not known. */
const colours = ['Red', 'Blue', 'Black', 'White', 'Grey'];
const vehicles = new Map(readDemoVehicles().map((vehicle) => [vehicle.name, vehicle]));

interface Visitor {
  name: string;
  mobile: string;
  email: string;
  /** Message in another script. */
  message?: string;
}

interface Making {
  random: () => number;
  visitor: Visitor;
  kind: EnquiryKind;
  model: ModelChoice;
  reason: keyof typeof contacts;
  /** Day on which the enquiry is sent. */
  day: string;
}

function digits(random: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}

function makeVisitor(random: () => number): Visitor {
  const own = random() * OWN_SCRIPT_EVERY < 1 ? pick(random, inOwnScript) : undefined;
  const latin =
    own?.latin ??
    pick(random, families)
      .map((names) => pick(random, names))
      .join(' ');
  return {
    name: own?.name ?? latin,
    // Numbers that begin with 0 after the country code belong to nobody in India.
    mobile: `0${digits(random, 9)}`,
    email: `${latin.toLowerCase().replace(' ', '.')}${digits(random, 2)}@example.com`,
    ...(own && { message: own.message }),
  };
}

type Makers = {
  readonly [F in EnquiryField]: (making: Making, field: FormField) => EnquiryValues[F] | undefined;
};

const makers: Makers = {
  name: ({ visitor }) => visitor.name,
  mobile: ({ visitor }) => visitor.mobile,
  email: ({ visitor }) => visitor.email,
  model: ({ random, model }, { control }) => {
    if (control.type === 'names') return pick(random, control.names);
    return control.type === 'model' && control.wire === 'slug' ? model.slug : model.name;
  },
  enteredModel: () => 'Scooty Pep',
  message: ({ random, visitor, kind, reason }) => {
    if (visitor.message !== undefined) return visitor.message;
    const fitting = kind === 'contact' ? contacts[reason] : [...(messages[kind] ?? []), ...always];
    return pick(random, fitting);
  },
  pinCode: ({ random }) => pick(random, pinCodes),
  reason: ({ reason }) => reason,
  registrationNumber: ({ random }) =>
    `WB${pick(random, ['73', '74', '74', '72'])}${pick(random, ['AB', 'AC', 'AK', 'BD', 'BG'])}${digits(random, 4)}`,
  purchaseYear: ({ random, day }) => String(Number(day.slice(0, 4)) - Math.floor(random() * 8)),
  serviceType: ({ random }) => pick(random, ['Paid', 'Free']),
  bookingDate: ({ random, day }) => addDays(day, 1 + Math.floor(random() * 20)),
  loanAmount: ({ random }) => (40 + 5 * Math.floor(random() * 16)) * 1000 * 100,
  colour: ({ random, model }) => {
    const own = vehicles.get(model.name)?.colours ?? [];
    return pick(random, own.length > 0 ? own : colours);
  },
  variant: ({ random, model }) => {
    const own = vehicles.get(model.name)?.variants ?? [];
    return own.length > 0 ? pick(random, own).name : undefined;
  },
  agreed: () => true,
  // An offer's number would mean nothing in a list.
  offerId: () => undefined,
  channels: ({ random }) =>
    Object.fromEntries(
      channels.map((channel) => [channel, random() < 0.5]),
    ) as EnquiryValues['channels'],
};

function makeValues(making: Making): Partial<EnquiryValues> {
  const asked = enquiryDefinitions[making.kind].form.filter(
    ({ field, required, requiredWhen }) =>
      required || field === 'model' || (!requiredWhen && making.random() < SHARE_OF_OPTIONAL),
  );
  const made = asked.map((field) => [field.field, makers[field.field](making, field)] as const);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

/** Visits that enquiries come from, each equally often. */
const visits: readonly (SiteVisit | undefined)[] = [
  { page: '/', source: 'facebook', medium: 'social', campaign: 'puja' },
  { page: '/motorcycle', referrer: 'www.google.com' },
  { page: '/', source: 'google', medium: 'cpc', campaign: 'scooters' },
  { page: '/scooters' },
  undefined,
];

/** Nights are short: a day's enquiries come from seven in the morning on, in the same order. */
function awake(at: number, now: number): number {
  const midnight = startOfDay(dayOf(at));
  const end = Math.min(now, midnight + DAY_MS - HOUR_MS);
  const start = midnight + 7 * HOUR_MS;
  if (start >= end) return Math.round(at);
  const share = (at - midnight) / (Math.min(now, midnight + DAY_MS) - midnight);
  return Math.round(start + share * (end - start));
}

/**
 * Made-up enquiries of all kinds over the time before `now` (default: a year), oldest first, from visitors who may
 * come again; the same for the same seed and moment. They get their references when they are stored.
 */
export function* fakeEnquiries({
  count,
  seed,
  now,
  spanMs = YEAR_MS,
  kinds = enquiryKinds,
  eachSends = USUALLY_SENDS,
  models,
}: {
  count: number;
  seed: number;
  now: number;
  spanMs?: number | undefined;
  /** A kind that is listed more often comes more often. */
  kinds?: readonly EnquiryKind[] | undefined;
  eachSends?: number | undefined;
  /** The first models are wanted most: of ten the first by 32 %, the last by 5 %. */
  models: readonly ModelChoice[];
}): Generator<Omit<NewEnquiry, 'reference'>> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const createdAt = awake(now - spanMs + (spanMs * (index + random())) / count, now);
    const visit = visits[index % visits.length];
    const kind = pick(random, kinds);
    const number = Math.floor((random() * count) / eachSends);
    const visitor = makeVisitor(seededRandom(Math.imul(seed + 1, 0x9e3779b1) + number));
    yield {
      kind,
      createdAt,
      ...(visit && { visit }),
      values: makeValues({
        random,
        visitor,
        kind,
        model: pick(() => random() ** 2, models),
        reason: pick(random, reasons),
        day: dayOf(createdAt),
      }),
    };
  }
}
