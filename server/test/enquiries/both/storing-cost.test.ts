import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../../src/config.ts';
import { createDialects } from '../../../src/db/dialect.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { noteOptIns } from '../../../src/features/consents/append-consents.ts';
import { createInsertBatcher } from '../../../src/features/enquiries/submit/insert-batcher.ts';
import { createUntoldMark } from '../../../src/features/messages/write-messages.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry } from '../../support/enquiries/stored-enquiries.ts';
import {
  createFilledDatabase,
  testConfig,
  type TestDatabase,
} from '../../support/server/test-server.ts';

const clock = () => TEST_NOW;
const mail = { url: 'smtp://127.0.0.1:1', from: 'info@dealer.example' };
const webhook = { url: 'https://crm.example/in', secret: 'x'.repeat(32), isPersonal: false };

let database: TestDatabase;
let db: Kysely<Tables>;
let asked: string[] = [];
beforeAll(async () => {
  database = await createFilledDatabase();
  db = new Kysely<Tables>({
    dialect: createDialects(database.config)('visitors'),
    log: ({ query }) => {
      asked.push(query.sql);
    },
  });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The statements that store enquiries which arrive at once, as verb and table. */
async function statementsFor(
  enquiries: Parameters<typeof buildEnquiry>[0][],
  channels: Partial<Pick<Config, 'mail' | 'webhook'>>,
): Promise<string[]> {
  const config = { ...testConfig, ...channels };
  const answering = createAnsweringSource({ db, clock });
  await answering();
  const untoldMark = createUntoldMark({ config });
  const insert = createInsertBatcher({ db, answering, untoldMark, noteOptIns });
  asked = [];
  const network = '203.0.113.7';
  await Promise.all(
    enquiries.map((each) => insert({ enquiry: buildEnquiry(each), binding: undefined, network })),
  );
  return asked
    .map((text) => text.replaceAll('`', '"'))
    .map((text) => /^(\w+)(?:.*? (?:from|into))? "(\w+)"/.exec(text)?.slice(1).join(' ') ?? text)
    .filter((text) => !/^(begin( immediate)?|commit|select revisions)$/.test(text));
}

const asBefore = ['insert enquiries', 'insert desk'];
const sales = {};
const many = Array.from({ length: 16 }, () => sales);

it('an enquiry costs two statements, however many are notified, alone or with others', async () => {
  for (const enquiries of [[sales], many]) {
    expect(await statementsFor(enquiries, {})).toEqual(asBefore);
    expect(await statementsFor(enquiries, { mail })).toEqual(asBefore);
    expect(await statementsFor(enquiries, { mail, webhook })).toEqual(asBefore);
  }
});

const optIn = (mobile: string) => ({
  kind: 'opt-in' as const,
  values: {
    mobile,
    channels: { rcs: false, sms: true, obd: false, email: false, whatsapp: false },
  },
});

it('an opt-in costs nine more, eight of a person who is known, and with others one for each person', async () => {
  const noted = [
    ...asBefore,
    'select enquiries',
    'insert counters',
    'select counters',
    'select consents',
    'select consent_people',
    'insert consent_people',
    'select consent_people',
    'insert consents',
  ];
  const end = 'update consent_people';
  expect(await statementsFor([optIn('9832011111')], {})).toEqual([...noted, end]);
  // It reads whether they have stopped messages, in place of adding the people.
  const known = [...noted.slice(0, 7), 'select person_id', 'insert consents'];
  expect(await statementsFor([optIn('9832011111')], {})).toEqual([...known, end]);
  const two = ['9832022222', '9832033333'].map(optIn);
  expect(await statementsFor(two, {})).toEqual([...noted, end, end]);
});
