import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enquiryDefinitions,
  enquiryKinds,
  type EnquiryField,
  type EnquiryKind,
  type FormField,
} from '@dealership/shared';
import {
  formFieldOf,
  post,
  readAll,
  readField,
  storedCount,
  submit,
} from '../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

/** The sent value, and the value that staff read. */
type Accepted = readonly [sent: unknown, read: unknown];

interface Rule {
  accepted: readonly Accepted[];
  refused: readonly unknown[];
}

/** Spellings of one number; others are tested with the reader itself (contact-number.test.ts). */
const mobileSpellings = [
  '9832012345',
  ' 9832012345 ',
  '98320 12345',
  '983-201-2345',
  '98320\u00a012345',
  '98320\u200912345',
  '98320\t12345',
  // As phones copy a number from their address book.
  '\u202a98320 12345\u202c',
  '\u2068+91 98320 12345\u2069',
  '98320\u200b12345',
  '98320\u201112345',
  '+919832012345',
  '+91-98320-12345',
  '+ 91 98320 12345',
  '919832012345',
  '0091 98320 12345',
  '91-98320.12345',
  '09832012345',
  '(0)9832012345',
  '+91-(0)98320 12345',
  '(983) 201-2345',
  'tel:+91-98320-12345',
  '+৯১ ৯৮৩২০ ১২৩৪৫',
  '०९८३२०-१२३४५',
];

/** A valid address of this length. */
function emailOf(length: number): string {
  const start = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.`;
  return `${start}${'d'.repeat(length - start.length - '.com'.length)}.com`;
}

/** The tests' day is 2026-11-21; the last bookable one is 180 days later. */
const rules: Partial<Record<EnquiryField, Rule>> = {
  mobile: {
    accepted: mobileSpellings.map((spelling) => [spelling, '9832012345'] as const),
    refused: [
      '983201234',
      '98320123456',
      '91983201234',
      '0983201234',
      '+91983201234',
      '+9198320123456',
      '+919',
      '+1 9832012345',
      '98320x12345',
      '98320 12345 / 98320 12346',
      '98320+12345',
      'call me',
      '98320\u0000 12345',
      9832012345,
    ],
  },
  email: {
    accepted: [
      ['a@b.co', 'a@b.co'],
      [' ananya.das+bike@mail.example.com ', 'ananya.das+bike@mail.example.com'],
      ['Ananya@Example.com', 'Ananya@Example.com'],
      ['\u200eananya@exa\u200bmple.com\u00a0', 'ananya@example.com'],
      ['ananya@gmail.con', 'ananya@gmail.con'],
      [emailOf(254), emailOf(254)],
    ],
    refused: [
      'ananya',
      '@example.com',
      'ananya@',
      'ananya@example',
      'ananya das@example.com',
      'ananya@exa mple.com',
      'a@b@example.com',
      'ananya..das@example.com',
      'ananya@example.com\u0000',
      'ananya@exam\nple.com',
      emailOf(255),
    ],
  },
  name: {
    accepted: [
      ['\u200e Asha\u00a0Rai\u200b', 'Asha Rai'],
      ['র\u200d\u09cd\u09afাচেল \u202eদাস', 'র\u200d\u09cd\u09afাচেল দাস'],
    ],
    refused: ['#REF!', ' #N/A', 'As\u0007ha', 'Asha\nRai'],
  },
  pinCode: {
    accepted: [
      ['734001', '734001'],
      [' 734 001 ', '734001'],
      ['৭৩৪০০১', '734001'],
      ['734\u200b001\u202c', '734001'],
      ['७३४००१', '734001'],
    ],
    refused: ['034001', '73400', '7340011', '73400a', '734-001', '-73400', '73400.0', 734001],
  },
  purchaseYear: {
    accepted: [
      ['1980', '1980'],
      [1980, '1980'],
      ['2027', '2027'],
      [2027, '2027'],
      [' 2023 ', '2023'],
      ['२०२३', '2023'],
    ],
    refused: ['1979', 1979, '2028', 2028, '23', 2023.5, '2023.0', '20 23', 'last year', -2023],
  },
  bookingDate: {
    accepted: [
      ['2026-11-21', '2026-11-21'],
      [' 2026-12-31 ', '2026-12-31'],
      ['2027-05-20', '2027-05-20'],
    ],
    refused: [
      '2026-11-20',
      '2027-05-21',
      '2027-04-31',
      '2027-02-29',
      '2026-13-01',
      '2026-12-1',
      '21-12-2026',
      '2026/12/21',
      '2026-12-21T00:00:00Z',
      'tomorrow',
      20261221,
    ],
  },
  loanAmount: {
    accepted: [
      [75000, 75000],
      ['75000', 75000],
      ['75000.50', 75000.5],
      [0.01, 0.01],
      ['1,50,000', 150000],
      ['₹ 1,50,000', 150000],
      ['Rs. 1,50,000/-', 150000],
      ['INR\u00a01,50,000.00', 150000],
      ['৳ ১,৫০,০০০ টাকা', 150000],
      ['১৫০০০০', 150000],
      [1234567.89, 1234567.89],
      [10_000_000, 10_000_000],
      ['10000000.00', 10_000_000],
    ],
    refused: [
      0,
      '0',
      '0.00',
      -1,
      '-1',
      10_000_000.01,
      '10000001',
      1.005,
      '1.005',
      1e21,
      1e-7,
      '1e5',
      '5 lakh',
      '1,50',
    ],
  },
  reason: {
    accepted: [
      ['Inquiry', 'Inquiry'],
      [' Support ', 'Support'],
      ['Feedback', 'Feedback'],
    ],
    refused: ['inquiry', 'Complaint', 'Inquiry, Support'],
  },
  serviceType: {
    accepted: [
      ['Paid', 'Paid'],
      ['Free', 'Free'],
    ],
    refused: ['paid', 'Warranty', 'toString'],
  },
  offerId: {
    accepted: [
      [7, 7],
      ['7', 7],
      [undefined, null],
    ],
    refused: [0, -1, 1.5, 'seven', '1.5', Number.MAX_SAFE_INTEGER + 1],
  },
};

const cases = enquiryKinds.flatMap((kind) =>
  enquiryDefinitions[kind].form.flatMap((field) => {
    const rule = rules[field.field];
    return rule ? [{ kind, field, rule, name: `${kind}: ${field.wire}` }] : [];
  }),
);

describe('the rule of each field of each kind (rules: field-limits, wire-types, empty-values)', () => {
  it.each(cases)('$name is stored normalised', async ({ kind, field, rule }) => {
    for (const [sent] of rule.accepted) {
      const { status } = await submit(server, kind, { overrides: { [field.wire]: sent } });
      expect(status, JSON.stringify(sent)).toBe(201);
    }
    const read = (await readAll(server)).map((row) => readField(row, field));
    expect(read).toEqual(rule.accepted.map(([, value]) => value));
  });

  it.each(cases)('$name is refused by name and not stored', async ({ kind, field, rule }) => {
    for (const sent of rule.refused) {
      const { status, body } = await submit(server, kind, { overrides: { [field.wire]: sent } });
      expect(status, JSON.stringify(sent)).toBe(400);
      expect(Object.keys(body.fields ?? {}), JSON.stringify(sent)).toEqual([field.wire]);
    }
    expect(await storedCount(server)).toBe(0);
  });
});

describe('every kind', () => {
  it.each(enquiryKinds)('%s names every invalid field at once', async (kind) => {
    const { form, path } = enquiryDefinitions[kind];
    const body = Object.fromEntries(form.map(({ wire }) => [wire, ['not this']]));
    const answer = await post(server, path, { body: { ...body, noticeVersion: 7 } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(
      [...form.map(({ wire }) => wire), 'noticeVersion'].sort(),
    );
    expect(await storedCount(server)).toBe(0);
  });

  it.each(enquiryKinds)('%s reads what was left empty as "" or null', async (kind) => {
    const optional = enquiryDefinitions[kind].form.filter(
      ({ required, requiredWhen }) => !required && !requiredWhen,
    );
    for (const nothing of [undefined, null, '', '  ']) {
      const overrides = Object.fromEntries(optional.map(({ wire }) => [wire, nothing]));
      expect((await submit(server, kind, { overrides })).status).toBe(201);
    }
    const noText = new Set<EnquiryField>(['loanAmount', 'agreed', 'offerId', 'channels']);
    for (const row of await readAll(server)) {
      for (const field of optional) {
        expect(readField(row, field), field.wire).toBe(noText.has(field.field) ? null : '');
      }
    }
  });
});

describe('POST /finance', () => {
  const agreed: FormField = formFieldOf('finance', 'agreed');
  it('stores agreed as yes, no or not answered', async () => {
    for (const value of [true, false, null]) {
      await submit(server, 'finance', { overrides: { agreed: value } });
    }
    const read = (await readAll(server)).map((row) => readField(row, agreed));
    expect(read).toEqual([true, false, null]);
  });
});

describe('POST /offer', () => {
  it.each([false, null, undefined, 'true', 1])(
    'an agree of %j is refused and nothing is stored',
    async (agree) => {
      const { status, body } = await submit(server, 'offer', { overrides: { agree } });
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual(['agree']);
      expect(await storedCount(server)).toBe(0);
    },
  );
});

describe('POST /opt-in', () => {
  it('stores ticked channels as true and all others as false', async () => {
    const sent = [{}, { sms: true }, { sms: true, whatsapp: null, rcs: false, fax: true }];
    for (const notifications of sent) {
      expect((await submit(server, 'opt-in', { overrides: { notifications } })).status).toBe(201);
    }
    const none = { rcs: false, sms: false, obd: false, email: false, whatsapp: false };
    const read = (await readAll(server)).map(({ details }) => details.notifications);
    expect(read).toEqual([none, { ...none, sms: true }, { ...none, sms: true }]);
  });

  it.each([[{ sms: 'yes' }], [{ sms: 1 }], ['sms'], [['sms']], [true]])(
    'notifications of %j are refused and nothing is stored',
    async (notifications) => {
      const { status, body } = await submit(server, 'opt-in', { overrides: { notifications } });
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual(['notifications']);
      expect(await storedCount(server)).toBe(0);
    },
  );
});

describe('POST /book-service', () => {
  const booking: EnquiryKind = 'service-booking';
  it('asks for the model in words only when the model is Other', async () => {
    const answers = await Promise.all([
      submit(server, booking, { overrides: { model: 'Other', enteredModel: '' } }),
      submit(server, booking, { overrides: { model: ' Other ', enteredModel: null } }),
      submit(server, booking, { overrides: { model: 'Shine 125', enteredModel: '' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 201]);
    expect(Object.keys(answers[0].body.fields ?? {})).toEqual(['enteredModel']);
  });
});
