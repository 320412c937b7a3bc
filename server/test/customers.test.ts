import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  enquiryKinds,
  instantOf,
  minuteOf,
  reportKinds,
  reportOf,
  type Customer,
  type CustomerSummary,
  type EnquiryKind,
  type JoinProposal,
  type KnownCustomer,
} from '@dealership/shared';
import { createAuditTrail } from '../src/audit/audit-trail.ts';
import { takeOver } from '../src/features/enquiries/desk/take-over.ts';
import { eraseExpired } from '../src/features/enquiries/erase/erase-expired.ts';
import { sameBrowserAt, type Browser, type Reply } from './browser.ts';
import { storedCount, submit } from './calls.ts';
import { deskOf, done, listed, runDesk, step } from './desk-work.ts';
import { join, signIn } from './people.ts';
import { TEST_NOW } from './samples.ts';
import { buildEnquiry, storeEnquiries } from './stored-enquiries.ts';
import { createTestLog } from './test-server.ts';
import { useTwoServers } from './two-servers.ts';

const lines: string[] = [];
const servers = useTwoServers({ log: createTestLog(lines) });
let owner: Browser;
/** Reads what is of sales. */
let rina: Browser;
/** Reads what is of service. */
let suman: Browser;

beforeEach(async () => {
  const { db } = servers.first;
  for (const table of ['enquiries', 'customers', 'join_proposals', 'audit_events'] as const) {
    await db.deleteFrom(table).execute();
  }
  lines.length = 0;
  owner = await signIn(servers.first);
  rina = await join(servers.first, owner, { userId: 'rina', role: 'sales' });
  suman = await join(servers.first, owner, { userId: 'suman', role: 'service' });
});

/** At the other server. */
const there = (browser: Browser) => sameBrowserAt(servers.second, browser);

/** An enquiry that comes by a form of the site; a number is told under the name that the kind has for it. */
async function arrive(
  kind: EnquiryKind,
  { mobile, ...overrides }: Record<string, unknown> = {},
): Promise<string> {
  const wires = ['mobile', 'contact', 'contactNumber', 'mobileNo'];
  const numbers = mobile === undefined ? {} : Object.fromEntries(wires.map((key) => [key, mobile]));
  const { status, body, text } = await submit(servers.first, kind, {
    overrides: { ...numbers, ...overrides },
  });
  expect(status, text).toBe(201);
  return body.reference;
}

const ids = async (reference: string) => (await deskOf(owner, reference)).enquiry.customer?.id ?? 0;

/** The customer of an enquiry, as somebody sees them. */
async function customerOf(reference: string, browser = owner): Promise<Customer> {
  await runDesk(servers.first);
  return seen(await ids(reference), browser);
}

async function seen(id: number, browser = owner): Promise<Customer> {
  const { status, body, text } = await browser.send<Customer>('GET', `/api/customers/${id}`);
  expect(status, text).toBe(200);
  return body;
}

type Joined = { customer: Customer; is_proposed: boolean };

function joinOf(
  browser: Browser,
  head: Pick<Customer, 'id' | 'version'>,
  other: Pick<Customer, 'id' | 'version'>,
): Promise<Reply<Joined>> {
  return browser.send<Joined>('POST', `/api/customers/${head.id}/join`, {
    ...{ with: other.id, version: head.version, withVersion: other.version },
  });
}

async function joined(head: Customer, other: Customer): Promise<Customer> {
  const { status, body, text } = await joinOf(owner, head, other);
  expect([status, body.is_proposed], text).toEqual([200, false]);
  return body.customer;
}

function separateOf(browser: Browser, head: Pick<Customer, 'id' | 'version'>, customer: number) {
  return browser.send<Customer>('POST', `/api/customers/${head.id}/separate`, {
    ...{ customer, version: head.version },
  });
}

/** Without what grows with every change. */
const plain = ({ version: _, ...customer }: Customer) => customer;

async function kindsOfEvents(reference: string) {
  return (await deskOf(owner, reference)).events.map(({ kind }) => kind);
}

async function actions(): Promise<string[]> {
  const rows = await servers.first.db
    .selectFrom('audit_events')
    .select(['action', 'what'])
    .where('action', 'not in', [
      'login',
      'account added',
      'password link made',
      'password link used',
    ])
    .orderBy('id')
    .execute();
  return rows.map(({ action, what }) => `${action}: ${what}`);
}

describe('a customer', () => {
  it('has all enquiries of three spellings of a number, vehicles each once, and what they opted for', async () => {
    await arrive('sales', { mobile: '98320 11111', email: 'ASHA@example.com' });
    await arrive('amc', { mobile: '+91 98320-11111', registrationNumber: 'WB 74 AB 1234' });
    await arrive('service-booking', { mobile: '০৯৮৩২০১১১১১', registrationNumber: 'wb74ab1234' });
    await arrive('joy-club', { mobile: '9832011111', regNo: 'WB74ZZ9', model: 'Activa' });
    const last = await arrive('opt-in', { mobile: '9832011111', registration: 'WB74AB1234' });
    await arrive('sales', { mobile: '9832022222' });
    const customer = await customerOf(last);
    expect(customer).toMatchObject({
      ...{ name: 'Ananya Das', note: '', language: null, total: 5, may_separate: true },
      ...{ joined: [], proposals: [] },
      channels: { reference: last, ticked: ['sms', 'whatsapp'] },
    });
    expect(customer.enquiries.map(({ kind }) => kind).sort()).toEqual(
      ['amc', 'joy-club', 'opt-in', 'sales', 'service-booking'].sort(),
    );
    expect(customer.known_by).toMatchObject([
      { text: '9832011111', is: 'mobile', customer: customer.id, is_blocked: false },
      { text: 'ananya.das@example.com', is: 'email', customer: null },
      { text: 'asha@example.com', is: 'email', customer: null },
    ]);
    expect(customer.vehicles).toHaveLength(2);
    expect(customer.vehicles).toContainEqual(
      expect.objectContaining({ registration: 'WB74ZZ9', model: 'Activa', year: '2021' }),
    );
  });

  it('is seen as far as one reads their kinds, and is not there for whoever reads none', async () => {
    const sales = await arrive('sales', { mobile: '9832011111' });
    const { id } = await customerOf(sales);
    expect((await suman.send('GET', `/api/customers/${id}`)).status).toBe(404);
    await arrive('amc', { mobile: '9832011111' });
    await runDesk(servers.first);
    const known = await seen(id, suman);
    expect([known.total, known.may_separate, known.enquiries[0]?.kind]).toEqual([1, false, 'amc']);
    expect((await seen(id)).total).toBe(2);
    expect((await owner.send('GET', '/api/customers/987654')).status).toBe(404);
    expect((await owner.send('GET', '/api/customers/x')).status).toBe(400);
  });

  it('keeps a note and a language; of two who change it at once the other is told both', async () => {
    const customer = await customerOf(await arrive('sales'));
    const path = `/api/customers/${customer.id}`;
    const { version } = customer;
    const answers = await Promise.all([
      rina.send<Customer>('PATCH', path, { version, note: 'Comes on Saturdays\nwith her son' }),
      there(owner).send<Customer>('PATCH', path, { version, note: 'Deaf: write', language: 'bn' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await seen(customer.id);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { note: now.note } });
    const { body } = await rina.send<Customer>('PATCH', path, {
      ...{ version: now.version, language: 'hi' },
    });
    expect(body).toMatchObject({ note: now.note, language: 'hi' });
    const none = { version: body.version, language: null };
    expect((await rina.send<Customer>('PATCH', path, none)).body.language).toBeNull();
    for (const wrong of [{ note: 'x'.repeat(2001) }, { language: 'fr' }]) {
      const { status } = await rina.send('PATCH', path, { version: now.version + 2, ...wrong });
      expect(status).toBe(400);
    }
    expect((await suman.send('PATCH', path, { version: 1, note: 'x' })).status).toBe(404);
    expect(lines.join('')).not.toMatch(/Saturdays|Deaf|98320/);
  });

  it('is found by number, name and reference, of the kinds that one reads', async () => {
    const sales = await arrive('sales', { mobile: '9832011111', name: 'Asha Rai' });
    await arrive('amc', { mobile: '9832022222', name: 'Asha Tamang' });
    const { id } = await customerOf(sales);
    const find = async (browser: Browser, search: string, without?: number) => {
      const { body, status, text } = await browser.send<{ customers: CustomerSummary[] }>(
        ...(['POST', '/api/customerSearch', { search, without }] as const),
      );
      expect(status, text).toBe(200);
      return body.customers.map(({ name }) => name);
    };
    expect((await find(owner, 'asha')).sort()).toEqual(['Asha Rai', 'Asha Tamang']);
    expect(await find(rina, 'asha')).toEqual(['Asha Rai']);
    expect(await find(rina, '+91 98320 11111')).toEqual(['Asha Rai']);
    expect(await find(suman, '9832011111')).toEqual([]);
    expect(await find(owner, sales)).toEqual(['Asha Rai']);
    expect(await find(owner, 'asha', id)).toEqual(['Asha Tamang']);
    expect((await rina.send('POST', '/api/customerSearch', { search: 'a' })).status).toBe(400);
  });

  it('is known while their number is typed', async () => {
    const first = await arrive('sales', { mobile: '9832011111' });
    await arrive('amc', { mobile: '9832011111' });
    await runDesk(servers.first);
    await done(rina, first, { do: 'assign', to: 'rina' });
    const known = async (browser: Browser, mobile: string) =>
      (await browser.send<KnownCustomer>('POST', '/api/knownCustomer', { mobile })).body.customer;
    expect(await known(rina, '+91 98320 11111')).toMatchObject({
      ...{ name: 'Ananya Das', total: 1 },
      open: { reference: first, kind: 'sales', assignee: { user_name: 'Bimal rina' } },
    });
    expect(await known(owner, '9832011111')).toMatchObject({ total: 2 });
    expect(await known(rina, '9832099999')).toBeNull();
    await done(rina, first, { do: 'close', then: { to: 'done' } });
    expect((await known(rina, '9832011111'))?.open).toBeNull();
    expect((await rina.send('POST', '/api/knownCustomer', { mobile: '98' })).status).toBe(400);
  });
});

describe('the same person', () => {
  /** A customer of five kinds, and another one. */
  async function two(): Promise<[Customer, Customer]> {
    for (const kind of ['sales', 'amc', 'finance', 'warranty'] as const) {
      await arrive(kind, { mobile: '9832011111' });
    }
    const one = await arrive('service', { mobile: '9832011111' });
    const other = await arrive('product', { mobile: '9832022222', name: 'A. Das' });
    return [await customerOf(one), await customerOf(other)];
  }

  it.each([0, 1])(
    'is joined into customer %i and separated again: both are as they were',
    async (way) => {
      const pair = await two();
      const [head, other] = way === 0 ? pair : ([pair[1], pair[0]] as const);
      await owner.send('PATCH', `/api/customers/${other.id}`, {
        ...{ version: other.version, note: 'Pays in cash', language: 'hi' },
      });
      const before = [await seen(head.id), await seen(other.id)] as const;
      const all = await joined(...before);
      expect(all.total).toBe(6);
      expect(all.joined).toMatchObject([
        { id: other.id, note: 'Pays in cash', total: other.total },
      ]);
      expect(all.known_by.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['9832011111', '9832022222']),
      );
      expect(all.language).toBe('hi');
      // An address of before leads to both.
      expect((await seen(other.id)).id).toBe(head.id);
      const [latest] = before[0].enquiries;
      const [others] = before[1].enquiries;
      expect(await kindsOfEvents(latest?.reference ?? '')).toEqual(['joined']);
      expect(await kindsOfEvents(others?.reference ?? '')).toEqual(['joined']);
      expect((await deskOf(owner, others?.reference ?? '')).enquiry.customer?.id).toBe(head.id);

      const { status } = await separateOf(owner, all, other.id);
      expect(status).toBe(200);
      expect(plain(await seen(head.id))).toEqual(plain(before[0]));
      expect(plain(await seen(other.id))).toEqual(plain(before[1]));
      expect(await kindsOfEvents(others?.reference ?? '')).toEqual(['separated', 'joined']);
      expect((await actions()).slice(-2)).toEqual([
        `customers joined: customer ${other.id} with customer ${head.id}`,
        `customers separated: customer ${other.id} from customer ${head.id}`,
      ]);
    },
  );

  it('is never a chain, and each joining comes apart as it was made, in any order', async () => {
    const references = await Promise.all(
      ['9832000001', '9832000002', '9832000003', '9832000004'].map((mobile) =>
        arrive('sales', { mobile }),
      ),
    );
    await runDesk(servers.first);
    const [a, b, c, d] = await Promise.all(references.map(async (each) => customerOf(each)));
    if (!a || !b || !c || !d) throw new Error('four');
    // (a <- b), (c <- d), then a <- c.
    const ab = await joined(a, b);
    const cd = await joined(c, d);
    const all = await joined(ab, cd);
    const stored = await servers.first.db
      .selectFrom('customers')
      .select(['id', 'joined_into'])
      .orderBy('id')
      .execute();
    expect(stored.map((row) => row.joined_into)).toEqual(
      stored.map(({ id }) => (id === a.id ? null : a.id)),
    );
    expect(all.joined.map(({ id, known_by }) => [id, known_by.length]).sort()).toEqual(
      [
        [b.id, 2],
        [c.id, 3],
        [d.id, 2],
      ].sort(),
    );
    // The earlier joining first, then the later one: c is still with d.
    const without = (await separateOf(owner, all, b.id)).body;
    expect(without.total).toBe(3);
    expect((await separateOf(owner, without, c.id)).status).toBe(200);
    expect((await seen(c.id)).joined.map(({ id }) => id)).toEqual([d.id]);
    expect([await seen(a.id), await seen(b.id)].map(({ total }) => total)).toEqual([1, 1]);
  });

  it('takes what has come since along when it is separated', async () => {
    const [head, other] = await two();
    await joined(head, other);
    const since = await arrive('sales', { mobile: '9832022222' });
    await runDesk(servers.first);
    const { enquiry } = await deskOf(owner, since);
    expect(enquiry.customer).toEqual({ id: head.id, ordinal: 7 });
    await separateOf(owner, await seen(head.id), other.id);
    expect(await customerOf(since)).toMatchObject({ id: other.id, total: 2 });
    expect((await seen(head.id)).total).toBe(5);
  });

  it('changes nothing of what was begun with an enquiry before', async () => {
    const [head, other] = await two();
    const [latest] = other.enquiries;
    const reference = latest?.reference ?? '';
    const { version } = (await deskOf(owner, reference)).enquiry;
    const sent = { key: randomUUID(), version };
    await joined(head, other);
    const answers = await Promise.all([
      step(rina, reference, { do: 'no-answer' }, sent),
      step(there(rina), reference, { do: 'no-answer' }, sent),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kindsOfEvents(reference)).toEqual(['no-answer', 'joined']);
  });

  it('is at most thirty numbers', async () => {
    const { db } = servers.first;
    const [head, other] = await two();
    const further = Array.from({ length: 29 }, (_, index) => ({
      ...{ contact: `98320010${10 + index}`, joined_into: other.id, joined_to: other.id },
      ...{ note: '', blocked_at: null, version: 1, created_at: TEST_NOW },
    }));
    await db.insertInto('customers').values(further).execute();
    const { status, body } = await joinOf(owner, head, other);
    expect([status, body.problems]).toMatchObject([
      400,
      { with: { code: 'too_many_values', params: { max: 30 } } },
    ]);
  });

  it('of two joinings at once is one, at two servers too; the other is told what stands', async () => {
    const [head, other] = await two();
    const third = await customerOf(await arrive('sales', { mobile: '9832033333' }));
    const answers = await Promise.all([
      joinOf(owner, head, other),
      joinOf(there(owner), head, third),
      joinOf(there(owner), other, head),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 200)) {
      if (status === 409) expect(body).toMatchObject({ code: 'changed_meanwhile' });
      else expect(body).toMatchObject({ problems: { with: { code: 'already_joined' } } });
    }
    const heads = await servers.first.db
      .selectFrom('customers')
      .select('id')
      .where('joined_into', 'is', null)
      .execute();
    expect(heads).toHaveLength(2);
  });

  it('is told truly: with oneself, joined already, joined elsewhere, gone', async () => {
    const [head, other] = await two();
    const third = await customerOf(await arrive('sales', { mobile: '9832033333' }));
    expect((await joinOf(owner, head, head)).body.problems).toMatchObject({
      with: { code: 'same_customer' },
    });
    const all = await joined(head, other);
    expect((await joinOf(owner, all, other)).body.problems).toMatchObject({
      with: { code: 'already_joined' },
    });
    const stale = await joinOf(owner, third, other);
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    const gone = await joinOf(owner, all, { id: 987654, version: 1 });
    expect(gone.body.problems).toMatchObject({ with: { code: 'not_customer' } });
    expect((await joinOf(owner, { id: 987654, version: 1 }, third)).status).toBe(404);
    const never = await separateOf(owner, all, third.id);
    expect(never.body.problems).toMatchObject({ customer: { code: 'not_joined' } });
    expect((await separateOf(owner, { ...all, version: 1 }, other.id)).status).toBe(409);
  });

  it('is proposed by whoever does not read all their kinds, and decided on by a manager, once', async () => {
    const [, other] = await two();
    const mine = await customerOf(await arrive('sales', { mobile: '9832044444' }));
    const head = (
      await owner.send<{ customers: CustomerSummary[] }>(
        ...(['POST', '/api/customerSearch', { search: '9832011111' }] as const),
      )
    ).body.customers[0];
    if (!head) throw new Error('nobody found');
    const asked = await joinOf(rina, mine, head);
    expect([asked.status, asked.body.is_proposed]).toEqual([200, true]);
    expect(asked.body.customer.joined).toEqual([]);
    // Once more, and the other way round: still one.
    expect((await joinOf(rina, mine, head)).body.is_proposed).toBe(true);
    expect((await joinOf(rina, head, mine)).body.is_proposed).toBe(true);
    // Of kinds that one reads there is nothing to ask.
    expect((await joinOf(rina, mine, other)).body.is_proposed).toBe(false);
    expect((await rina.send('GET', '/api/joinProposals')).status).toBe(403);
    expect((await seen(mine.id, rina)).proposals).toEqual([]);
    const { body } = await owner.send<{ proposals: JoinProposal[] }>('GET', '/api/joinProposals');
    expect(body.proposals).toMatchObject([
      { person: { user_id: 'rina' }, customer: { id: mine.id }, other: { id: head.id } },
    ]);
    expect((await seen(mine.id)).proposals).toHaveLength(1);
    const path = `/api/joinProposals/${body.proposals[0]?.id}/accept`;
    const answers = await Promise.all([owner.send('POST', path), there(owner).send('POST', path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await seen(mine.id)).total).toBe(7);
    // Who does not read all may not take it apart.
    const all = await seen(mine.id, rina);
    expect([all.may_separate, (await separateOf(rina, all, head.id)).status]).toEqual([false, 403]);
  });

  it('stays two where a proposal is declined', async () => {
    const [head] = await two();
    const mine = await customerOf(await arrive('sales', { mobile: '9832044444' }));
    await joinOf(rina, mine, head);
    const { body } = await owner.send<{ proposals: JoinProposal[] }>('GET', '/api/joinProposals');
    const path = `/api/joinProposals/${body.proposals[0]?.id}/decline`;
    expect((await owner.send('POST', path)).body).toEqual({ proposals: [] });
    expect((await seen(mine.id)).joined).toEqual([]);
    expect((await actions()).at(-1)).toBe(
      `joining declined: customer ${head.id} with customer ${mine.id}`,
    );
  });
});

describe('a blocked number', () => {
  it('has its open enquiries closed, and those to come unseen, until it is unblocked', async () => {
    const first = await arrive('sales', { mobile: '9832066666' });
    const customer = await customerOf(first);
    await done(rina, first, { do: 'assign', to: 'rina' });
    expect((await rina.send('POST', `/api/customers/${customer.id}/block`, {})).status).toBe(403);
    const block = (isBlocked: boolean) =>
      owner.send<Customer>('POST', `/api/customers/${customer.id}/block`, { isBlocked });
    const blocked = await block(true);
    expect(blocked.body.known_by[0]).toMatchObject({ text: '9832066666', is_blocked: true });
    const closed = await deskOf(owner, first);
    expect(closed.enquiry).toMatchObject({ status: 'lost', lost_reason: 'not-an-enquiry' });
    expect(closed.events[0]).toMatchObject({ kind: 'blocked', person: { user_id: 'staff' } });
    // What was done before cannot be undone over it.
    const before = closed.events.find(({ kind }) => kind === 'assign')?.id;
    expect((await step(rina, first, { do: 'undo', event: before })).status).toBe(400);

    const counts = async () =>
      (await owner.send<{ counts: object }>('GET', '/api/desk/counts')).body;
    const countedBefore = await counts();
    const booking = await arrive('service-booking', { mobile: '+91 98320 66666' });
    const next = await arrive('sales', { mobile: '9832066666' });
    const isUnseen = async () => {
      const { counts: now } = await counts();
      expect({ ...now, closed: 0 }).toEqual({ ...countedBefore.counts, closed: 0 });
      for (const view of ['open', 'new', 'unassigned', 'overdue'] as const) {
        expect(await listed(owner, view)).toEqual([]);
      }
      const { enquiry } = await deskOf(owner, booking);
      const day = enquiry.sent.details.bookingDate as string;
      expect(await listed(owner, 'appointments', { day })).toEqual([]);
    };
    await isUnseen();
    await runDesk(servers.first);
    await isUnseen();
    expect((await deskOf(owner, next)).enquiry).toMatchObject({ status: 'lost', assignee: null });
    const notices = await servers.first.db
      .selectFrom('desk_notices')
      .select('id')
      .where('seen_at', 'is', null)
      .execute();
    expect(notices).toEqual([]);

    expect((await block(false)).status).toBe(200);
    const seenAgain = await arrive('sales', { mobile: '9832066666' });
    await runDesk(servers.first);
    expect((await listed(owner, 'open')).map(({ reference }) => reference)).toEqual([seenAgain]);
    expect(await actions()).toEqual([
      `number blocked: customer ${customer.id}`,
      `number unblocked: customer ${customer.id}`,
    ]);
  });
});

describe('an enquiry that is written down', () => {
  const add = (browser: Browser, body: object) =>
    browser.send<{ reference: string }>('POST', '/api/desk/enquiries', {
      ...{ key: randomUUID(), kind: 'sales', origin: 'walk-in', values: { name: 'Asha' } },
      ...body,
    });

  it('needs a name or a number alone, is with whoever writes it, and the clock stops', async () => {
    const { status, body, text } = await add(rina, { nextAt: '2026-11-23T11:00' });
    expect(status, text).toBe(201);
    await runDesk(servers.first);
    const { enquiry, events } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({
      ...{ kind: 'sales', origin: 'walk-in', status: 'talking', standing: 'open' },
      ...{ attempted_at: TEST_NOW, next_at: instantOf('2026-11-23T11:00'), is_unread: false },
      assignee: { user_id: 'rina' },
      customer: { ordinal: 1 },
    });
    expect(events.map(({ kind, person }) => [kind, person?.user_id])).toEqual([['added', 'rina']]);
    expect(await listed(rina, 'waiting')).toHaveLength(1);
    expect((await actions()).at(-1)).toBe(`enquiry added: sales ${body.reference}`);
    expect(lines.join('')).not.toMatch(/Asha/);
  });

  it('of every kind is stored with what was given, and no report breaks', async () => {
    for (const kind of enquiryKinds) {
      const { status, text } = await add(owner, { kind });
      expect(status, `${kind}: ${text}`).toBe(201);
    }
    for (const kind of reportKinds) {
      const report = reportOf(kind);
      const { body } = await owner.send<{ data: Record<string, unknown>[] }>(
        ...(['POST', report?.path ?? '', { page: 1, limit: 10 }] as const),
      );
      const [row] = body.data;
      for (const { key, source } of report?.columns ?? []) {
        if (['name', 'createdDate', 'createdTime'].includes(source)) continue;
        expect(['', null], `${kind}.${key}`).toContain(row?.[key]);
      }
      const pdf = await owner.send('POST', `${report?.path}/pdf`, { page: 1, limit: 10 });
      expect(pdf.status, kind).toBe(200);
    }
    const all = await owner.send<{ data: object[] }>('POST', '/api/allEnquiries', { limit: 50 });
    expect(all.body.data).toHaveLength(enquiryKinds.length);
  });

  it('is checked by the kind’s own fields, which are named in words', async () => {
    const values = { mobile: '98', email: 'nobody', pinCode: '1' };
    const { status, body } = await add(rina, { values });
    expect(status).toBe(400);
    expect(Object.keys(body.problems ?? {}).sort()).toEqual(['email', 'mobile', 'pinCode']);
    expect((await add(rina, { values: {} })).body.problems).toMatchObject({
      mobile: { code: 'name_or_number' },
    });
    expect((await add(rina, { kind: 'amc' })).body.problems).toMatchObject({
      kind: { code: 'not_kind' },
    });
    expect((await add(rina, { nextAt: '2026-11-20T11:00' })).body.problems).toMatchObject({
      nextAt: { code: 'not_ahead' },
    });
    expect((await add(rina, { origin: 'website' })).status).toBe(400);
    expect(await storedCount(servers.first)).toBe(0);
  });

  it('is stored once, however often it is sent and wherever', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => add(index % 2 ? there(rina) : rina, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedCount(servers.first)).toBe(1);
  });

  it('that came by WhatsApp still waits for its answer', async () => {
    const values = { mobile: '+91 98320 55555' };
    const { body } = await add(rina, { origin: 'whatsapp', values });
    const { enquiry } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({ status: 'new', attempted_at: null });
    expect(minuteOf(enquiry.next_at ?? 0)).toBe('2026-11-21T12:30');
    expect(enquiry.sent.mobile).toBe('9832055555');
  });

  it('can be given to another by those who give, or to nobody', async () => {
    expect((await add(rina, { to: 'staff' })).status).toBe(403);
    expect((await add(owner, { to: 'suman' })).body.problems).toMatchObject({
      to: { code: 'not_assignable' },
    });
    const given = await add(owner, { to: 'rina' });
    expect((await deskOf(rina, given.body.reference)).enquiry.assignee?.user_id).toBe('rina');
    const { body } = await rina.send<{ notices: number }>('GET', '/api/desk/counts');
    expect(body.notices).toBe(1);
    const queued = await add(rina, { to: null });
    expect((await deskOf(rina, queued.body.reference)).enquiry.assignee).toBeNull();
  });

  it('of a blocked number is seen all the same, and linked with what is there', async () => {
    const first = await arrive('sales', { mobile: '9832077777' });
    const customer = await customerOf(first);
    await owner.send('POST', `/api/customers/${customer.id}/block`, { isBlocked: true });
    const { body } = await add(rina, { values: { mobile: '9832077777' } });
    await runDesk(servers.first);
    const { enquiry } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({ status: 'talking', customer: { id: customer.id, ordinal: 2 } });
  });
});

describe('an erasure', () => {
  const erase = (mobile: string) => owner.send('POST', '/api/erasures', { mobile });
  const rowsOf = async (table: 'desk' | 'desk_events' | 'desk_reads' | 'desk_notices') =>
    (await servers.first.db.selectFrom(table).selectAll().execute()).length;

  it('takes the customer, the note, the timeline, what was read and told, and the proposals', async () => {
    const reference = await arrive('sales', { mobile: '9832011111' });
    const customer = await customerOf(reference);
    await owner.send('PATCH', `/api/customers/${customer.id}`, {
      ...{ version: customer.version, note: 'Lives behind the mill' },
    });
    await done(owner, reference, { do: 'assign', to: 'rina' });
    await done(rina, reference, { do: 'note', text: 'Wants the red one' });
    await rina.send('POST', `/api/desk/enquiries/${reference}/open`, { isOpen: true });
    const db = servers.first.db;
    const [told] = await db.selectFrom('desk').select('enquiry_id').execute();
    await db
      .insertInto('desk_notices')
      .values({
        ...{ user_id: 'rina', enquiry_id: told?.enquiry_id ?? 0, why: 'assigned', at: 1 },
        seen_at: null,
      })
      .execute();
    const service = await customerOf(await arrive('amc', { mobile: '9832022222' }));
    await db
      .insertInto('join_proposals')
      .values({ customer_id: service.id, other_id: customer.id, user_id: 'rina', at: 1 })
      .execute();
    const before = await actions();
    expect((await erase('9832011111')).body).toMatchObject({ total: 1, kinds: { sales: 1 } });
    expect((await actions()).slice(before.length)).toMatchObject([
      expect.stringMatching(/^person erased: mobile#[0-9a-f]{20}: 1 \(sales 1\)$/),
    ]);
    const left = await db.selectFrom('customers').select(['id', 'contact', 'note']).execute();
    expect(left).toEqual([{ id: service.id, contact: '9832022222', note: '' }]);
    expect(await db.selectFrom('join_proposals').selectAll().execute()).toEqual([]);
    expect(await rowsOf('desk')).toBe(1);
    for (const table of ['desk_events', 'desk_reads', 'desk_notices'] as const) {
      expect(await rowsOf(table), table).toBe(0);
    }
    // Nobody is told anything but that it is not there.
    expect((await step(rina, reference, { do: 'no-answer' }, { version: 2 })).status).toBe(404);
    expect((await step(rina, reference, { do: 'note', text: 'x' }, { version: 2 })).status).toBe(
      404,
    );
    const open = `/api/desk/enquiries/${reference}/open`;
    expect((await rina.send('POST', open, { isOpen: true })).status).toBe(404);
    expect((await rina.send('GET', `/api/customers/${customer.id}`)).status).toBe(404);
    expect(lines.join('')).not.toMatch(/behind the mill|red one|98320/);
  });

  it('of one of those joined leaves the others joined, with nothing of the number', async () => {
    const mobiles = ['9832000001', '9832000002', '9832000003', '9832000004'];
    const references = await Promise.all(
      mobiles.map((mobile) => arrive('sales', { mobile, email: `a${mobile.at(-1)}@example.com` })),
    );
    await runDesk(servers.first);
    const [a, b, c, d] = await Promise.all(references.map(async (each) => customerOf(each)));
    if (!a || !b || !c || !d) throw new Error('four');
    // a <- (b <- c), a <- d
    const bc = await joined(b, c);
    const abc = await joined(a, bc);
    const all = await joined(abc, d);
    // In the middle: c is joined with a now, and can be taken out.
    await erase('9832000002');
    const middle = await seen(a.id);
    expect(middle.joined.map(({ id }) => id).sort()).toEqual([c.id, d.id].sort());
    expect(JSON.stringify(middle)).not.toContain('9832000002');
    // The one that stands for all: another one does.
    await erase('9832000001');
    expect((await owner.send('GET', `/api/customers/${a.id}`)).status).toBe(404);
    const rest = await seen(c.id);
    expect([rest.id, rest.joined.map(({ id }) => id)]).toEqual([c.id, [d.id]]);
    expect(JSON.stringify(rest)).not.toContain('9832000001');
    // What was begun before is told truly.
    expect((await separateOf(owner, all, d.id)).status).toBe(404);
    const { status } = await separateOf(owner, rest, d.id);
    expect(status).toBe(200);
    expect((await seen(c.id)).total).toBe(1);
    expect((await seen(d.id)).total).toBe(1);
  });

  it('of what has expired takes customers who have nothing else, and leaves the others', async () => {
    const { db } = servers.first;
    const old = (mobile: string) =>
      buildEnquiry({ createdAt: TEST_NOW - 100 * DAY_MS, values: { mobile } });
    await storeEnquiries(servers.first, [old('9832011111'), old('9832022222')]);
    await arrive('sales', { mobile: '9832022222' });
    await takeOver(servers.first.staffDb, { now: TEST_NOW });
    await runDesk(servers.first);
    const audit = createAuditTrail({ clock: () => TEST_NOW, log: createTestLog(lines) });
    const deps = { db, clock: () => TEST_NOW, audit, config: { retentionMonths: { sales: 1 } } };
    expect(await eraseExpired(deps, 'staff')).toMatchObject({ total: 2, isDone: true });
    const left = await db.selectFrom('customers').select('contact').execute();
    expect(left).toEqual([{ contact: '9832022222' }]);
  });

  it('that meets what is arriving leaves no customer without an enquiry', async () => {
    const mobiles = Array.from({ length: 24 }, (_, index) => `98320001${10 + index}`);
    for (let start = 0; start < mobiles.length; start += 6) {
      const some = mobiles.slice(start, start + 6);
      await Promise.all(some.map((mobile) => arrive('sales', { mobile })));
      await Promise.all([
        runDesk(servers.first),
        runDesk(servers.second),
        ...some
          .slice(1)
          .map((mobile, index) =>
            (index % 2 ? there(owner) : owner).send('POST', '/api/erasures', { mobile }),
          ),
      ]);
    }
    await runDesk(servers.first);
    const { db } = servers.first;
    const left = await db
      .selectFrom('customers')
      .leftJoin('desk', 'desk.customer_id', 'customers.id')
      .select(['contact', 'desk.enquiry_id'])
      .orderBy('contact')
      .execute();
    expect(left.map(({ contact }) => contact)).toEqual(mobiles.filter((_, at) => at % 6 === 0));
    expect(left.every(({ enquiry_id: id }) => id !== null)).toBe(true);
  });

  it('leaves a customer who has other enquiries, also when it meets a joining', async () => {
    const first = await arrive('sales', { mobile: '9832011111', email: 'one@example.com' });
    const second = await arrive('sales', { mobile: '9832011111', email: 'two@example.com' });
    const head = await customerOf(first);
    const other = await customerOf(await arrive('sales', { mobile: '9832022222' }));
    const answers = await Promise.all([
      joinOf(owner, head, other),
      there(owner).send('POST', '/api/erasures', { email: 'one@example.com' }),
      there(owner).send('POST', '/api/erasures', { mobile: '9832022222' }),
    ]);
    expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200]);
    expect([200, 400]).toContain(answers[0].status);
    const now = await seen(head.id);
    expect(now.enquiries.map(({ reference }) => reference)).toEqual([second]);
    expect(now.joined).toEqual([]);
    const left = await servers.first.db
      .selectFrom('customers')
      .select(['id', 'joined_into'])
      .execute();
    expect(left).toEqual([{ id: head.id, joined_into: null }]);
  });
});
