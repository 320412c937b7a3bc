import {
  dayOf,
  enquiryDefinitions,
  enquiryKinds,
  type DeskDetail,
  type EnquiryField,
  type EnquiryKind,
} from '@dealership/shared';
import { claimDailyJob } from '../../src/jobs/daily-job-repository.ts';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { OPERATOR } from '../../src/audit/audit.ts';
import {
  addStaff,
  changeStaff,
  type AccountChange,
} from '../../src/features/auth/staff/change-staff.ts';
import { post, submit } from '../support/requests/calls.ts';
import { runDesk } from '../support/desk/desk-work.ts';
import { furtherRows, insertRow, rowsApart } from '../support/database/further-rows.ts';
import { buildForm, buildJpeg } from '../support/images/pictures.ts';
import { samples, TEST_NOW } from '../support/enquiries/samples.ts';
import {
  createTestLog,
  STAFF,
  startTestServer,
  type TestServer,
} from '../support/server/test-server.ts';
import { translate } from '../support/content/translate.ts';
import { readContents } from './dump.ts';
import { ask, askAll, logIn } from './questions.ts';
import type { Observations } from './fixture-files.ts';

/** `র‍্যা` and `न्‍` have joiners that must stay. */
const names = [
  'অনির্বাণ রায়, ক্ষত্রিয় র‍্যাচেল',
  'राजेश शर्मा क्षत्रिय न्‍यास',
  '👩‍🔧 Ananya 🏍️ 🇮🇳',
  'O\'Brien "Bob" \\ % _ ; -- \u200b',
];
const message =
  'two\nlines\tand a tab, \u2028 \u2029 \u200f, "quotes", \\, \'); 🛵 শিলিগুড়ি, =1+1, %_';

/** The longest text of each free field, of letters that take the most bytes. */
const longest: Partial<Record<EnquiryField, string>> = {
  name: '😀'.repeat(100),
  email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.in`,
  model: '😀'.repeat(60),
  enteredModel: 'অ'.repeat(60),
  registrationNumber: 'द'.repeat(60),
  colour: '😀'.repeat(60),
  variant: 'é'.repeat(60),
  message: '🛵'.repeat(2000),
  loanAmount: '9999999.99',
};

const SECOND = { userId: 'second', password: 'Hill-Cart-Road-1881' };
const INACTIVE = { userId: 'inactive', password: 'Bidhan-Road-1973' };
const EXPIRED = { userId: 'expired', password: 'Burdwan-Road-1950' };
const NEW_PASSWORD = 'শিলিগুড়ি-নতুন-1962';

/**
 * Uses the product like visitors, staff and the operator until every table has rows, and returns what must still be
 * true in later versions.
 */
export async function useProduct(server: TestServer): Promise<Observations> {
  await submitAll(server);
  for (const kind of enquiryKinds) {
    server.passTime(60_000);
    await accepted(submit(server, kind, { overrides: { [wireOf(kind, 'name')]: 'Waiting দাস' } }));
  }
  await addAccounts(server);
  const cookie = await server.logIn();
  await publish(server, cookie);
  await changeCatalogue(server, cookie);
  await changeOwnAccount(server);
  await translate((call) => ask({ url: server.url, cookie }, call));
  await workOnDesk(server, cookie);
  const today = dayOf(TEST_NOW);
  for (const work of ['retention', 'pictures']) await claimDailyJob(server.db, work, today);
  const tries = [
    { ...STAFF },
    { ...SECOND, password: NEW_PASSWORD },
    SECOND,
    INACTIVE,
    EXPIRED,
    { userId: 'nobody', password: 'Sevoke-Road-1962' },
  ];
  const answered = await askAll({ url: server.url, cookie });
  // Failed logins are counted only with the limits on.
  const limited = await startTestServer({ database: server.database, rateLimits: true });
  const logins: Observations['logins'] = [];
  for (const each of tries)
    logins.push({ ...each, status: (await logIn(limited.url, each)).status });
  await limited.stop();
  await fillTheRest(server);
  return { logins, answered };
}

async function submitAll(server: TestServer): Promise<void> {
  for (const kind of enquiryKinds) {
    const { form } = enquiryDefinitions[kind];
    const { required } = samples[kind];
    const key = `key-of-${kind}`;
    await accepted(submit(server, kind, { headers: { 'Idempotency-Key': key } }));
    for (const name of names) {
      server.passTime(3_600_000);
      const overrides = { [wireOf(kind, 'name')]: name, message, noticeVersion: '2026-11' };
      await accepted(submit(server, kind, { overrides }));
    }
    const full = form.flatMap(({ field, wire }): [string, string][] =>
      longest[field] === undefined ? [] : [[wire, longest[field]]],
    );
    await accepted(submit(server, kind, { overrides: Object.fromEntries<string>(full) }));
    const blank = form
      .filter(({ wire, control }) => !required.includes(wire) && isText(control.type))
      .map(({ wire }): [string, string] => [wire, '']);
    await accepted(submit(server, kind, { overrides: Object.fromEntries<string>(blank) }));
  }
  // An erasure leaves deleted ids and its event.
  const cookie = await server.logIn();
  const visit = { page: '/offers', referrer: 'l.facebook.com', campaign: 'দীপাবলি' };
  await accepted(submit(server, 'sales', { overrides: { mobile: '9000000001', visit } }));
  const tap = { way: 'call', page: 'view-details', model: 'Shine125' };
  const { status } = await post(server, '/api/taps', { body: tap });
  if (status !== 204) throw new Error(`a tap is ${status}`);
  const to = { url: server.url, cookie };
  await ask(to, { method: 'POST', path: '/api/erasures', body: { mobile: '9000000001' } });
}

function isText(control: string): boolean {
  return ['text', 'email', 'textarea'].includes(control);
}

function wireOf(kind: EnquiryKind, field: EnquiryField): string {
  return enquiryDefinitions[kind].form.find((each) => each.field === field)?.wire ?? '';
}

async function addAccounts({ db, config }: TestServer): Promise<void> {
  const clock = () => TEST_NOW;
  const deps = { db, clock, config, audit: createAuditTrail({ clock, log: createTestLog() }) };
  for (const account of [SECOND, INACTIVE, EXPIRED]) await addStaff(deps, account);
  const order = (userId: string, change: AccountChange) =>
    changeStaff(deps, { userId, by: OPERATOR, change });
  await order(INACTIVE.userId, { isActive: false });
  await order(EXPIRED.userId, { expireDate: '2026-01-31' });
  await order(SECOND.userId, { expireDate: '2099-12-31' });
}

async function publish(server: TestServer, cookie: string): Promise<void> {
  const to = { url: server.url, cookie };
  let height = 200;
  const file = async (field: string) => {
    // No two are alike.
    height += 10;
    return { field, content: await buildJpeg({ width: 400, height }), fileName: 'a.jpg' };
  };
  for (const [title, description] of [
    ['Durga Puja 🪔', 'First line\nSecond line, ₹ 5,000 off'],
    ['অফার '.repeat(20).trim(), '😀'.repeat(2000)],
  ]) {
    server.passTime(60_000);
    const body = buildForm([
      await file('image'),
      { field: 'title', content: title ?? '' },
      { field: 'description', content: description ?? '' },
    ]);
    await ask(to, { method: 'POST', path: '/api/createOffers', body });
  }
  for (const path of ['/api/postNotification', '/api/galleryupload', '/api/galleryupload']) {
    server.passTime(60_000);
    await ask(to, { method: 'POST', path, body: buildForm([await file('images')]) });
  }
  const gallery = await ask(to, { method: 'GET', path: '/api/gallery' });
  const [{ id } = { id: 0 }] = gallery as { id: number }[];
  await ask(to, { method: 'DELETE', path: `/api/deleteGalleryImg/${id}` });
}

async function changeCatalogue(server: TestServer, cookie: string): Promise<void> {
  const to = { url: server.url, cookie };
  const [bike, scooter] = [await firstOf('/api/bikes_admin'), await firstOf('/api/scooters_admin')];
  const accessory = await firstOf('/api/manageAccessories');
  const [off, said] = [{ status: 0 }, { part: 'V1', colour: 3, seen: '', wanted: 'days-7' }];
  for (const { path, body } of [
    { path: '/api/stock', body: { changes: [said] } },
    { path: `/api/managePrice/${String(scooter.scooterName)}`, body: { price: 98765.43 } },
    { path: `/api/manageAccessories/${String(accessory.id)}`, body: { price: 1234.5 } },
    { path: `/api/bikes/${String(bike.id)}/status`, body: off },
    { path: `/api/scooters/${String(scooter.id)}/status`, body: off },
    { path: `/api/scooters/${String(scooter.id)}/status`, body: { status: 1 } },
  ]) {
    await ask(to, { method: 'PATCH', path, body });
  }

  async function firstOf(path: string): Promise<Record<string, unknown>> {
    const rows = (await ask(to, { method: 'GET', path })) as Record<string, unknown>[];
    return rows[0] ?? {};
  }
}

async function changeOwnAccount(server: TestServer): Promise<void> {
  const { userId, password: oldPassword } = SECOND;
  const to = { url: server.url, cookie: (await logIn(server.url, SECOND)).cookie };
  const own = {
    userName: 'আশা র‍্যাচেল 👩‍🔧',
    email: 'asha@example.com',
    mobileNo: '9832054321',
    language: 'bn',
  };
  await ask(to, { method: 'PATCH', path: `/api/profile/${userId}`, body: own });
  const passwords = { oldPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await ask(to, { method: 'PATCH', path: `/api/profile/password/${userId}`, body: passwords });
}

/** Customers, events and messages: the work of the desk, and of staff on it. */
async function workOnDesk(server: TestServer, cookie: string): Promise<void> {
  await runDesk(server);
  const to = { url: server.url, cookie };
  const enquiries = await server.db
    .selectFrom('enquiries')
    .select('reference')
    .orderBy('id')
    .execute();
  const steps = [
    { do: 'spoke', then: { to: 'next', at: '2027-11-21T17:00' }, note: 'লাল রঙ 🛵' },
    { do: 'no-answer' },
    { do: 'message', by: 'whatsapp' },
  ];
  for (const [i, step] of steps.entries()) {
    const path = `/api/desk/enquiries/${enquiries[i]?.reference ?? ''}`;
    const { enquiry } = (await ask(to, { method: 'GET', path })) as DeskDetail;
    const body = { key: `step-of-the-desk-${i}`, step, version: enquiry.version };
    await ask(to, { method: 'POST', path: `${path}/steps`, body });
  }
}

/** Puts a row into every table without rows: it belongs to an account that may not sign in. */
async function fillTheRest({ db, database }: TestServer): Promise<void> {
  const contents = await readContents(database.config);
  const ticket = { hash: 'h', report: 'allEnquiries', filters: '{}', expires_at: TEST_NOW };
  const rows = {
    ...furtherRows(INACTIVE.userId),
    ...rowsApart(INACTIVE.userId),
    export_tickets: { ...ticket, session_id: contents.sessions?.[0]?.id ?? '' },
  };
  for (const [table, row] of Object.entries(rows)) {
    if (contents[table]?.length === 0) await insertRow(db, table, row);
  }
}

async function accepted(answer: ReturnType<typeof submit>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 201) throw new Error(`a submission is ${status}: ${text}`);
}
