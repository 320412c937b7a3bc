import {
  addDays,
  dayOf,
  instantOf,
  type AddedOrigin,
  type EnquiryKind,
  type SiteVisit,
  type Step,
} from '@dealership/shared';

/** What somebody of the staff does with an enquiry. */
interface Told {
  /** Epoch ms. */
  at: number;
  by: string;
  step: Step;
}

/** What a customer asks for, and what comes of it. */
export interface Story {
  /** Epoch ms. */
  at: number;
  kind: EnquiryKind;
  /** As the kind's form sends them. */
  values: Record<string, unknown>;
  visit?: SiteVisit;
  /** Absent: the customer has sent it. */
  added?: { by: string; origin: AddedOrigin };
  then: readonly Told[];
  /** Somebody finds that the customer of another number is the same. */
  joined?: { at: number; by: string; with: string };
}

const MINUTE_MS = 60_000;

/** In place of the reference of the enquiry that the story before this one tells of. */
export const THE_ONE_BEFORE = '';

const facebook: SiteVisit = { page: '/', source: 'facebook', medium: 'social', campaign: 'puja' };
const google: SiteVisit = { page: '/', source: 'google', medium: 'cpc', campaign: 'scooters' };
const search: SiteVisit = { page: '/bikes', referrer: 'www.google.com' };

/** Nobody's: in India mobile numbers begin with 6 to 9, and area codes with 2 to 8. */
const mobileOf = (customer: number) => `10000000${String(customer).padStart(2, '0')}`;
const mailOf = (customer: number) => `customer${customer}@example.com`;

/** Who asks for a model by the form of the home page. */
function sales(customer: number, name: string, model: string) {
  const [mobile, email] = [mobileOf(customer), mailOf(customer)];
  return { name, mobile, email, pinCode: '734001', model };
}

function product(customer: number, name: string, model: string, message: string) {
  const [mobileNo, emailId] = [mobileOf(customer), mailOf(customer)];
  return { name, mobileNo, emailId, model, color: 'Blue', message };
}

function booking(customer: number, name: string, model: string, bookingDate: string) {
  return {
    name,
    contactNumber: mobileOf(customer),
    model,
    bookingDate,
    serviceType: 'Paid',
    registrationNumber: `WB74AB10${String(customer).padStart(2, '0')}`,
  };
}

/**
 * Customers of the last month whose enquiries show what the desk does, oldest first.
 * @param now epoch ms
 */
export function storiesUntil(now: number): Story[] {
  const today = dayOf(now);
  const day = (ahead: number) => addDays(today, ahead);
  const at = (ago: number, time: string) => instantOf(`${day(-ago)}T${time}`);
  const before = (minutes: number) => now - minutes * MINUTE_MS;
  const did = (by: string, when: number, step: Step): Told => ({ at: when, by, step });
  const debjani = (when: number, step: Step) => did('debjani', when, step);
  const farhan = (when: number, step: Step) => did('farhan', when, step);
  const tenzing = (when: number, step: Step) => did('tenzing', when, step);
  const sold = { to: 'done' } as const;
  const visit = (ahead: number, time: string) =>
    ({ to: 'appointment', day: day(ahead), time }) as const;
  const lost = (reason: string, detail?: string) =>
    ({ to: 'lost', reason, ...(detail !== undefined && { detail }) }) as const;

  return [
    {
      at: at(27, '10:12'),
      kind: 'sales',
      values: sales(1, 'Sourav Banerjee', 'activa-6g'),
      visit: facebook,
      then: [
        debjani(at(27, '10:31'), {
          do: 'spoke',
          note: 'For his daughter, who starts college. Wants to see the colours.',
          then: visit(-25, '16:30'),
        }),
        debjani(at(25, '17:10'), {
          do: 'came',
          note: 'Test ride done. Booked the H-Smart in blue, token ₹ 5,000.',
          then: sold,
        }),
      ],
    },
    {
      at: at(24, '12:40'),
      kind: 'product',
      values: product(2, 'মৌমিতা ঘোষ', 'SP125', 'অন-রোড দাম কত? শনিবার আসতে পারি।'),
      visit: search,
      then: [
        farhan(at(24, '12:58'), { do: 'no-answer' }),
        farhan(at(24, '16:05'), {
          do: 'spoke',
          note: 'সন্ধ্যায় কথা হয়েছে। বাবার সঙ্গে আসবেন।',
          then: visit(-21, '11:30'),
        }),
        farhan(at(21, '12:30'), {
          do: 'came',
          note: 'Took the disc version on finance.',
          then: sold,
        }),
      ],
    },
    {
      at: at(20, '11:20'),
      kind: 'finance',
      values: {
        name: 'Prakash Thapa',
        contact: mobileOf(3),
        model: 'Hornet 2.0',
        loanAmount: '90000',
        agreed: true,
      },
      visit: google,
      then: [
        farhan(at(20, '11:50'), {
          do: 'spoke',
          note: 'Salary slip comes next week.',
          then: { to: 'next', at: `${day(-13)}T11:00` },
        }),
        farhan(at(13, '11:15'), {
          do: 'spoke',
          note: 'The bank said no: no credit history.',
          then: lost('loan-refused'),
        }),
      ],
    },
    {
      at: at(18, '19:45'),
      kind: 'sales',
      values: sales(4, 'Ritwik Saha', 'unicorn'),
      then: [
        debjani(at(17, '10:20'), {
          do: 'spoke',
          note: 'Compares prices with two other showrooms.',
          then: { to: 'next', at: `${day(-14)}T12:00` },
        }),
        debjani(at(14, '12:10'), {
          do: 'spoke',
          then: lost('other-brand', 'Bajaj, for the exchange value'),
        }),
      ],
    },
    {
      at: at(16, '13:05'),
      kind: 'contact',
      values: {
        name: 'SEO Team',
        contact: mobileOf(90),
        email: 'offers@example.com',
        reason: 'Inquiry',
        message: 'First page of Google guaranteed, cheap links for you.',
      },
      then: [
        did('bikram', at(16, '13:30'), {
          do: 'close',
          note: 'A robot.',
          then: lost('not-an-enquiry'),
        }),
      ],
    },
    {
      at: at(12, '12:15'),
      kind: 'sales',
      values: { name: 'Nima Sherpa', mobile: mobileOf(5), model: 'nx200' },
      added: { by: 'debjani', origin: 'walk-in' },
      then: [
        debjani(at(9, '11:00'), {
          do: 'spoke',
          note: 'Came in on the way to Sikkim. Will decide after the trip.',
          then: { to: 'next', at: `${day(1)}T11:30` },
        }),
      ],
    },
    {
      at: at(10, '10:50'),
      kind: 'service-booking',
      values: booking(6, 'Laxmi Rai', 'Dio 110', day(-8)),
      then: [
        tenzing(at(10, '11:10'), { do: 'spoke', then: visit(-8, '10:30') }),
        tenzing(at(8, '18:00'), { do: 'came', note: 'Brake shoes changed, washed.', then: sold }),
      ],
    },
    {
      at: at(8, '20:10'),
      kind: 'sales',
      values: sales(7, 'Anirban Das', 'shine-125'),
      visit: facebook,
      then: [
        farhan(at(7, '10:15'), {
          do: 'spoke',
          note: 'Pays cash. Wants delivery before the wedding.',
          then: { to: 'next', at: `${day(-2)}T12:00` },
        }),
      ],
    },
    {
      // The same person with another number: a colleague joins the two.
      at: at(6, '09:20'),
      joined: { at: at(6, '10:05'), by: 'farhan', with: mobileOf(7) },
      kind: 'product',
      values: product(8, 'Anirban Das', 'Shine 125', 'Is the special edition in stock?'),
      then: [
        farhan(at(6, '10:10'), {
          do: 'spoke',
          note: 'Has two numbers. The special edition comes with the next lorry.',
          then: { to: 'next', at: `${day(1)}T10:30` },
        }),
      ],
    },
    {
      at: at(5, '15:00'),
      kind: 'insurance',
      values: {
        name: 'Yasmin Khan',
        email: mailOf(9),
        mobile: mobileOf(9),
        pinCode: '734005',
        model: 'Activa 6G',
        message: 'My policy ends this month.',
      },
      then: [
        tenzing(at(5, '16:20'), {
          do: 'message',
          by: 'whatsapp',
          template: { key: 'thank-you', version: 1 },
          text: 'Hello Yasmin Khan, thank you for contacting us. We will call you soon.',
        }),
        tenzing(at(4, '10:40'), {
          do: 'spoke',
          note: 'Quotation by WhatsApp, with zero depreciation.',
          then: { to: 'next', at: `${day(-1)}T15:00` },
        }),
      ],
    },
    {
      at: at(4, '18:30'),
      kind: 'offer',
      values: {
        name: 'राजेश शर्मा',
        email: mailOf(10),
        contact: mobileOf(10),
        agree: true,
      },
      visit: facebook,
      then: [
        debjani(at(3, '10:30'), {
          do: 'spoke',
          note: 'एक्सचेंज के लिए पुरानी गाड़ी दिखाने आएंगे।',
          then: visit(0, '17:30'),
        }),
      ],
    },
    {
      at: at(3, '11:10'),
      kind: 'service',
      values: {
        name: 'Gopal Barman',
        email: mailOf(11),
        mobile: mobileOf(11),
        pinCode: '735101',
      },
      then: [tenzing(at(3, '12:00'), { do: 'spoke', then: visit(0, '11:00') })],
    },
    {
      at: at(2, '12:30'),
      kind: 'sales',
      values: sales(12, 'Ishita Mondal', 'cb350'),
      visit: google,
      then: [
        debjani(at(2, '12:55'), {
          do: 'spoke',
          note: 'Test ride with her brother. Has the licence for two years.',
          then: visit(1, '11:30'),
        }),
      ],
    },
    {
      at: at(2, '14:20'),
      kind: 'spare-parts',
      values: {
        name: 'Jayanta Paul',
        email: mailOf(13),
        mobile: mobileOf(13),
        pinCode: '734003',
        message: 'Chain set and brake shoes needed.',
      },
      then: [
        tenzing(at(2, '15:10'), {
          do: 'spoke',
          note: 'Ordered. Comes with the van tomorrow.',
          then: { to: 'next', at: `${day(1)}T16:00` },
        }),
      ],
    },
    {
      // Nobody has called: the owner is told.
      at: at(1, '11:05'),
      kind: 'product',
      values: product(20, 'Bappa Halder', 'SP160', 'Which colours are there, and what is the EMI?'),
      visit: google,
      then: [],
    },
    {
      at: at(1, '11:45'),
      kind: 'service-booking',
      values: booking(14, 'Pemba Tamang', 'SP125', day(1)),
      then: [tenzing(at(1, '12:20'), { do: 'spoke', then: visit(1, '10:30') })],
    },
    {
      at: at(1, '16:35'),
      kind: 'sales',
      values: sales(15, 'সুমিত্রা রায়', 'activa-110'),
      then: [
        farhan(at(1, '17:05'), { do: 'switched-off' }),
        did('bikram', at(1, '18:30'), { do: 'assign', to: 'debjani' }),
      ],
    },
    {
      at: before(95),
      kind: 'amc',
      values: {
        name: 'Uttam Sarkar',
        email: mailOf(16),
        contactNumber: mobileOf(16),
        model: 'Unicorn',
        yearOfPurchase: '2024',
        registrationNumber: 'WB74AC1016',
      },
      then: [],
    },
    {
      at: before(34),
      kind: 'sales',
      values: sales(17, 'Farida Begum', 'dio-125'),
      visit: facebook,
      then: [],
    },
    {
      // Sent twice, within minutes.
      at: before(21),
      kind: 'sales',
      values: sales(17, 'Farida Begum', 'dio-125'),
      visit: facebook,
      then: [debjani(before(15), { do: 'double', of: THE_ONE_BEFORE })],
    },
    {
      at: before(9),
      kind: 'product',
      values: product(18, 'Kamal Chettri', 'CB125 Hornet', 'Is it available in blue?'),
      visit: search,
      then: [],
    },
    {
      at: before(3),
      kind: 'finance',
      values: { name: 'Debolina Paul', contact: mobileOf(19), model: 'Activa 110' },
      visit: google,
      then: [],
    },
  ];
}
