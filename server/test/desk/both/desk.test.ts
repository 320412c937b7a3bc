import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deskLimits,
  enquiryKinds,
  instantOf,
  minuteOf,
  writtenIn,
  type DeskCounts,
  type DeskDetail,
  type DeskEvent,
  type DeskEvents,
  type DeskPage,
  type DeskRow,
  type EnquiryKind,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import { join, signIn } from '../../support/people/people.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let rina: Browser;
let suman: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
  suman = await join(server, owner, { userId: 'suman', role: 'service' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('customers').execute();
});

async function arrive(kind: EnquiryKind, overrides: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await submit(server, kind, { overrides });
  expect(status).toBe(201);
  return body.reference;
}

/** The test's clock is at noon on a Saturday, when the demo's dealership is open from ten to seven. */
const NOON = '2026-11-21T12:00';

describe('an enquiry that arrives', () => {
  it.each(enquiryKinds)('of kind %s is on the desk at once, with its due times', async (kind) => {
    expect(minuteOf(TEST_NOW)).toBe(NOON);
    const reference = await arrive(kind);
    const { enquiry, events } = await deskOf(owner, reference);
    const isOptIn = kind === 'opt-in';
    expect(enquiry).toMatchObject({
      reference,
      kind,
      origin: 'website',
      assignee: null,
      version: 1,
      status: isOptIn ? 'done' : 'new',
      standing: isOptIn ? 'closed' : 'open',
      is_unread: true,
    });
    expect(enquiry.next_at === null).toBe(isOptIn);
    expect(enquiry.next_at).toBe(enquiry.due_at);
    expect(events).toEqual([]);
  });

  it('and asks for nothing stands among what staff have closed only when it is asked for', async () => {
    const optIn = await arrive('opt-in');
    const sold = await arrive('sales');
    await done(owner, sold, { do: 'close', then: { to: 'done' } });
    const closed = async (filter: object = {}) =>
      (await listed(owner, 'closed', filter)).map(({ reference }) => reference);
    expect(await closed()).toEqual([sold]);
    expect(await closed({ kinds: ['opt-in'] })).toEqual([optIn]);
    const { body } = await owner.send<DeskCounts>('GET', '/api/desk/counts');
    expect(body.counts.closed).toBe(1);
  });

  it('of sales is due in 30 minutes, and critical after two hours', async () => {
    const { enquiry } = await deskOf(owner, await arrive('sales'));
    expect(minuteOf(enquiry.due_at ?? 0)).toBe('2026-11-21T12:30');
    expect(minuteOf(enquiry.critical_at ?? 0)).toBe('2026-11-21T14:00');
  });

  it('is soon due by opening minutes, for the first answer and for what is owed after it', async () => {
    const soon = async (reference: string) => {
      const { enquiry } = await deskOf(owner, reference);
      return enquiry.soon_at === null ? null : minuteOf(enquiry.soon_at);
    };
    const reference = await arrive('sales');
    expect(await soon(reference)).toBe('2026-11-21T12:15');
    // Open until seven, on Sundays from eleven to five.
    await done(owner, reference, { do: 'next', at: '2026-11-22T11:10' });
    expect(await soon(reference)).toBe('2026-11-21T18:55');
    await done(owner, reference, { do: 'close', then: { to: 'done' } });
    expect(await soon(reference)).toBeNull();
  });

  it('has the booked day as an appointment that was asked for', async () => {
    const { enquiry } = await deskOf(owner, await arrive('service-booking'));
    expect(enquiry.appointment).toEqual({
      day: enquiry.sent.details.bookingDate,
      time: '',
      state: 'asked',
    });
  });

  it('that is feedback may wait longer than a question', async () => {
    const question = await deskOf(owner, await arrive('contact', { reason: 'Inquiry' }));
    const feedback = await deskOf(owner, await arrive('contact', { reason: 'Feedback' }));
    expect(minuteOf(question.enquiry.due_at ?? 0)).toBe('2026-11-21T14:00');
    expect(feedback.enquiry.due_at).toBeGreaterThan(question.enquiry.critical_at ?? 0);
  });

  it('gets its customer, whatever the spelling of the number and the kind', async () => {
    const references = [
      await arrive('sales', { mobile: '98320 11111' }),
      await arrive('finance', { contact: '+91 98320-11111' }),
      await arrive('sales', { mobile: '০৯৮৩২০১১১১১' }),
      await arrive('sales', { mobile: '9832022222' }),
    ];
    await runDesk(server);
    const [first, second, third, other] = await Promise.all(
      references.map(async (reference) => (await deskOf(owner, reference)).enquiry.customer),
    );
    expect([first?.ordinal, second?.ordinal, third?.ordinal, other?.ordinal]).toEqual([1, 2, 3, 1]);
    expect(new Set([first?.id, second?.id, third?.id]).size).toBe(1);
    expect(other?.id).not.toBe(first?.id);
    const { others } = await deskOf(owner, references[0] ?? '');
    expect(others.map(({ kind }) => kind).sort()).toEqual(['finance', 'sales']);
  });
});

describe('a step', () => {
  it('stores the event and where the enquiry stands, and whoever does it has taken it', async () => {
    const reference = await arrive('sales');
    await runDesk(server);
    const at = '2026-11-21T17:00';
    const { enquiry, events } = await done(rina, reference, {
      do: 'spoke',
      then: { to: 'next', at },
      note: 'Wants the red one',
    });
    expect(enquiry).toMatchObject({
      status: 'talking',
      next_at: instantOf(at),
      attempted_at: TEST_NOW,
      version: 2,
      assignee: { user_id: 'rina', user_name: 'Bimal rina' },
    });
    expect(events).toMatchObject([
      { kind: 'spoke', person: { user_id: 'rina' }, detail: { note: 'Wants the red one' } },
    ]);
    expect(Object.keys(events[0]?.detail ?? {})).not.toContain('before');
  });

  it('that is a message is a try, by whoever wrote it', async () => {
    const reference = await arrive('sales');
    const { enquiry } = await done(rina, reference, { do: 'message', by: 'whatsapp' });
    expect(enquiry).toMatchObject({ status: 'talking', assignee: { user_id: 'rina' } });
    expect([enquiry.attempted_at, enquiry.next_at]).toEqual([server.clock(), enquiry.due_at]);
    const then = { to: 'appointment', day: '2026-11-22', time: '15:30' };
    await done(rina, reference, { do: 'spoke', then });
    const told = await done(owner, reference, { do: 'message', by: 'sms' });
    expect(told.enquiry).toMatchObject({ status: 'fixed', assignee: { user_id: 'rina' } });
  });

  it('is stored once, however often it is sent', async () => {
    const reference = await arrive('sales');
    const wanted = { do: 'no-answer' };
    const sent = { key: 'the-same-key', version: 1 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => step(rina, reference, wanted, sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { enquiry, events } = await deskOf(rina, reference);
    expect([enquiry.version, enquiry.tries, events.length]).toEqual([2, 1, 1]);
  });

  it('that has waited for a line says so, and is the same however long it waits yet', async () => {
    const reference = await arrive('sales');
    const sent = { key: 'kept-on-a-phone', version: 1 };
    const wanted = { do: 'no-answer', note: 'From the bus' };
    await step(rina, reference, wanted, { ...sent, waited: 45 * 60_000 });
    const again = await step(rina, reference, wanted, { ...sent, waited: 50 * 60_000 });
    expect(again.status).toBe(200);
    expect(again.body.events).toMatchObject([{ at: TEST_NOW, detail: { waited: 45 * 60_000 } }]);
    expect((await step(rina, reference, wanted, { ...sent, waited: -1 })).status).toBe(400);
  });

  it('of two people at once is one; the other is told what stands now', async () => {
    const reference = await arrive('sales');
    const answers = await Promise.all([
      step(rina, reference, { do: 'no-answer' }, { version: 1 }),
      step(owner, reference, { do: 'close', then: { to: 'done' } }, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const now = await deskOf(owner, reference);
    expect(now.events).toHaveLength(1);
    expect(refused?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { enquiry: { version: 2, status: now.enquiry.status } },
    });
  });

  it('from a version too old is refused, a note is taken', async () => {
    const reference = await arrive('sales');
    await done(rina, reference, { do: 'no-answer' });
    const old = { version: 1 };
    expect((await step(rina, reference, { do: 'no-answer' }, old)).status).toBe(409);
    const noted = await step(rina, reference, { do: 'note', text: 'Rang twice' }, old);
    expect(noted.status).toBe(200);
    expect(noted.body.enquiry.version).toBe(2);
  });

  it('tries again after two hours, the next morning, two days and seven days', async () => {
    const reference = await arrive('sales');
    const tried: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { enquiry } = await done(rina, reference, { do: 'no-answer' });
      tried.push(minuteOf(enquiry.next_at ?? 0));
    }
    expect(tried).toEqual([
      '2026-11-21T14:00',
      '2026-11-22T11:00',
      '2026-11-23T12:00',
      '2026-11-28T12:00',
      '2026-11-28T12:00',
    ]);
  });

  it('closes with a reason that is offered, and what the reason asks for', async () => {
    const reference = await arrive('sales');
    const close = (then: object) => step(rina, reference, { do: 'close', then });
    expect((await close({ to: 'lost', reason: 'nonsense' })).body).toMatchObject({
      problems: { 'step.then.reason': { code: 'not_reason' } },
    });
    expect((await close({ to: 'lost', reason: 'other-brand' })).body).toMatchObject({
      problems: { 'step.then.detail': { code: 'detail_missing' } },
    });
    const { body } = await close({ to: 'lost', reason: 'other-brand', detail: 'TVS' });
    expect(body.enquiry).toMatchObject({
      status: 'lost',
      standing: 'closed',
      lost_reason: 'other-brand',
      next_at: null,
      closed_at: TEST_NOW,
    });
    expect((await step(rina, reference, { do: 'no-answer' })).status).toBe(400);
    const open = await done(rina, reference, { do: 'reopen', at: '2026-11-23T11:00' });
    expect(open.enquiry).toMatchObject({ status: 'talking', standing: 'open', lost_reason: null });
  });

  it('fixes an appointment, and says what came of it', async () => {
    const reference = await arrive('product');
    const fixed = await done(rina, reference, {
      do: 'spoke',
      then: { to: 'appointment', day: '2026-11-22', time: '15:30' },
    });
    expect(fixed.enquiry).toMatchObject({
      status: 'fixed',
      appointment: { day: '2026-11-22', time: '15:30', state: 'confirmed' },
      next_at: instantOf('2026-11-22T15:30'),
    });
    expect(await listed(rina, 'appointments', { day: '2026-11-22' })).toHaveLength(1);
    const missed = { do: 'missed', then: { to: 'next', at: '2026-11-23T11:00' } };
    const early = await step(rina, reference, missed);
    expect([early.status, early.body]).toMatchObject([
      400,
      { problems: { step: { code: 'appointment_to_come' } } },
    ]);
    await server.db
      .updateTable('desk')
      .set({ appointment_day: '2026-11-21', appointment_time: '12:00' })
      .execute();
    expect((await done(rina, reference, missed)).enquiry).toMatchObject({
      status: 'talking',
      appointment: { state: 'missed' },
    });
  });

  it('that fixes a day without a time is owed until the dealership closes', async () => {
    const reference = await arrive('product');
    const fixed = async (day: string) => {
      const then = { to: 'appointment', day };
      const { enquiry } = await done(rina, reference, { do: 'spoke', then });
      return enquiry.next_at;
    };
    expect(await fixed('2026-11-24')).toBe(instantOf('2026-11-24T19:00'));
    // A Sunday.
    expect(await fixed('2026-11-29')).toBe(instantOf('2026-11-29T17:00'));
  });

  it('is taken back by who did it, as long as nothing else has happened', async () => {
    const reference = await arrive('sales');
    await runDesk(server);
    const before = (await deskOf(rina, reference)).enquiry;
    const { events } = await done(rina, reference, { do: 'close', then: { to: 'done' } });
    const undo = { do: 'undo', event: events[0]?.id };
    expect((await step(owner, reference, undo)).status).toBe(400);
    const { enquiry } = await done(rina, reference, undo);
    const { version: _, last_event_at: __, ...rest } = before;
    expect(enquiry).toMatchObject(rest);
    expect((await step(rina, reference, undo)).status).toBe(400);
  });

  it('is refused for a time that is past, or further ahead than a year', async () => {
    const reference = await arrive('sales');
    for (const at of ['2026-11-21T11:58', '2028-01-01T10:00']) {
      const { status, body } = await step(rina, reference, { do: 'next', at });
      expect([status, body]).toMatchObject([
        400,
        { problems: { 'step.at': { code: 'not_ahead' } } },
      ]);
    }
  });

  it.each([
    ['a note of 100 KB', { do: 'note', text: 'x'.repeat(100_000) }],
    ['an empty note', { do: 'note', text: '  ' }],
    ['a step that nobody knows', { do: 'sell' }],
    ['a status of its own', { do: 'close', then: { to: 'sold' } }],
    ['an appointment that is not there', { do: 'came', then: { to: 'done' } }],
    ['a day that does not exist', { do: 'appointment', day: '2026-02-30', isConfirmed: true }],
  ])('that is %s is refused in words', async (_, wanted) => {
    const reference = await arrive('sales');
    const { status, body } = await step(rina, reference, wanted);
    expect([400, 413]).toContain(status);
    expect(body).toMatchObject({ message: expect.any(String) as string });
    expect((await deskOf(rina, reference)).events).toEqual([]);
  });
});

describe('a timeline of 10,000 notes', () => {
  let reference: string;
  beforeEach(async () => {
    const { db } = server;
    reference = await arrive('sales');
    await arrive('service');
    const ids = await db.selectFrom('enquiries').select('id').orderBy('id').execute();
    const [id = 0, other = 0] = ids.map((row) => row.id);
    // The longest possible note, with letters of three bytes each.
    const text = 'ক'.repeat(deskLimits.note);
    for (let first = 1; first <= 10_000; first += 500) {
      const notes = Array.from({ length: 500 }, (_, i) => ({
        enquiry_id: id,
        at: TEST_NOW - 10_000 + first + i,
        kind: 'note',
        user_id: 'rina',
        detail: JSON.stringify({ text: `${first + i} ${i % 100 === 0 ? text : 'Rang'}` }),
      }));
      await db.insertInto('desk_events').values(notes).execute();
    }
    const theirs = {
      enquiry_id: other,
      at: TEST_NOW,
      kind: 'note',
      user_id: 'suman',
      detail: '{"text":"Rang"}',
    };
    await db.insertInto('desk_events').values(theirs).execute();
  });

  const numberOf = ({ detail }: DeskEvent) => Number(writtenIn(detail).split(' ')[0]);
  const earlier = (browser: Browser, before: number | string) =>
    browser.send<DeskEvents>('GET', `/api/desk/enquiries/${reference}/events/${before}`);

  it('is sent in parts, each once, in their order, and a step can be undone as ever', async () => {
    const { body, text } = await rina.send<DeskDetail>('GET', `/api/desk/enquiries/${reference}`);
    expect([body.events.length, body.has_earlier]).toEqual([deskLimits.events, true]);
    expect(text.length).toBeLessThan(20_000);
    const numbers = body.events.map(numberOf);
    let part: DeskEvents = body;
    while (part.has_earlier) {
      part = (await earlier(rina, part.events.at(-1)?.id ?? 0)).body;
      numbers.push(...part.events.map(numberOf));
    }
    expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, i) => 10_000 - i));
    const { events } = await done(rina, reference, { do: 'no-answer' });
    const undone = await done(rina, reference, { do: 'undo', event: events[0]?.id });
    expect(undone.enquiry).toMatchObject({ status: 'new', tries: 0 });
  });

  it('is not there for who does not read the kind, and ends before its first event', async () => {
    const { events } = await deskOf(owner, reference);
    expect((await earlier(suman, events[0]?.id ?? 0)).status).toBe(404);
    expect((await earlier(owner, 1)).body).toEqual({ events: [], has_earlier: false });
    expect((await earlier(owner, 'first')).status).toBe(400);
  });
});

describe('rights', () => {
  it('hide what somebody does not read: lists, counts, detail and steps', async () => {
    const sales = await arrive('sales');
    const service = await arrive('service');
    await runDesk(server);
    expect((await listed(rina, 'unassigned')).map(({ reference }) => reference)).toEqual([sales]);
    expect((await listed(suman, 'unassigned')).map(({ reference }) => reference)).toEqual([
      service,
    ]);
    const missing = await suman.send('GET', `/api/desk/enquiries/${sales}`);
    const unknown = await suman.send<{ message: string }>('GET', '/api/desk/enquiries/K4M72WRA');
    expect([missing.status, unknown.status]).toEqual([404, 404]);
    const refused = await suman.send('POST', `/api/desk/enquiries/${sales}/steps`, {
      key: 'some-key-0',
      version: 1,
      step: { do: 'no-answer' },
    });
    expect(refused.status).toBe(404);
    // The same number: the customer's other enquiries are hidden from people who do not read their kind.
    expect((await deskOf(suman, service)).others).toEqual([]);
    expect((await deskOf(suman, service)).enquiry.customer?.ordinal).toBe(1);
    expect((await deskOf(owner, service)).others).toHaveLength(1);
    const found = await listed(suman, 'open', { search: 'Ananya' });
    expect(found.map(({ reference }) => reference)).toEqual([service]);
  });

  it('let everybody take and give back, and those who may give to others', async () => {
    const reference = await arrive('sales');
    await done(rina, reference, { do: 'assign', to: 'rina' });
    expect(await listed(rina, 'mine')).toHaveLength(1);
    await done(rina, reference, { do: 'assign', to: null });
    expect((await step(rina, reference, { do: 'assign', to: 'staff' })).status).toBe(403);
    const unfit = await step(owner, reference, { do: 'assign', to: 'suman' });
    expect(unfit.body).toMatchObject({ problems: { 'step.to': { code: 'not_assignable' } } });
    await done(owner, reference, { do: 'assign', to: 'rina' });
    expect((await listed(rina, 'mine'))[0]?.assignee?.user_id).toBe('rina');
  });
});

describe('where enquiries of a list stand', () => {
  const statesOf = (browser: Browser, references: unknown) =>
    browser.send<{ stands: { reference: string }[]; problems?: object }>(
      'POST',
      '/api/desk/stands',
      { references },
    );

  it('is told of all at once, of the kinds that one reads', async () => {
    const [sales, finance, service] = [
      await arrive('sales'),
      await arrive('finance'),
      await arrive('service'),
    ];
    await done(owner, sales, { do: 'assign', to: 'rina' });
    await done(owner, finance, { do: 'close', then: { to: 'done' } });
    const asked = [sales, finance, service, 'UNKNOWN1'];
    const { body } = await statesOf(rina, asked);
    expect(
      body.stands.toSorted((a, b) => asked.indexOf(a.reference) - asked.indexOf(b.reference)),
    ).toEqual([
      { reference: sales, status: 'new', assignee: { user_id: 'rina', user_name: 'Bimal rina' } },
      {
        reference: finance,
        status: 'done',
        assignee: { user_id: 'staff', user_name: expect.any(String) as string },
      },
    ]);
    expect((await statesOf(suman, asked)).body.stands).toEqual([
      { reference: service, status: 'new', assignee: null },
    ]);
    expect((await statesOf(rina, [])).body).toEqual({ stands: [] });
    const rows = await rina.send<{ rows: DeskRow[] }>('POST', '/api/desk/rows', {
      references: asked,
    });
    const all = [...(await listed(rina, 'open')), ...(await listed(rina, 'closed'))];
    expect(rows.status, rows.text).toBe(200);
    expect(rows.body.rows).toHaveLength(2);
    expect(rows.body.rows).toEqual(
      expect.arrayContaining(all.filter(({ reference }) => asked.includes(reference))),
    );
  });

  it('is asked for a page of a report at most', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `R${index}`);
    expect((await statesOf(owner, many.slice(1))).status).toBe(200);
    const { status, body } = await statesOf(owner, many);
    expect([status, body.problems]).toMatchObject([
      400,
      { references: { code: 'too_many_values', params: { max: 100 } } },
    ]);
    expect((await statesOf(owner, 'R1')).status).toBe(400);
  });
});

describe('looking', () => {
  it('reads an enquiry, is noted the first time, and seen by others who look', async () => {
    const reference = await arrive('sales');
    const path = `/api/desk/enquiries/${reference}/open`;
    expect((await listed(rina, 'unassigned'))[0]?.is_unread).toBe(true);
    await rina.send('POST', path, { isOpen: true });
    const { body } = await owner.send<{ open_by: unknown[] }>('POST', path, { isOpen: true });
    expect(body.open_by).toEqual([{ user_id: 'rina', user_name: 'Bimal rina' }]);
    const { events } = await deskOf(owner, reference);
    expect(events.map(({ kind, person }) => [kind, person?.user_id])).toEqual([['seen', 'rina']]);
    expect((await listed(rina, 'unassigned'))[0]?.is_unread).toBe(false);
    await rina.send('POST', path, { isOpen: false });
    expect((await deskOf(owner, reference)).open_by).toEqual([]);
  });

  it('is written down when half of its time is over, or something has happened', async () => {
    const reference = await arrive('sales');
    const path = `/api/desk/enquiries/${reference}/open`;
    const look = async () => {
      await rina.send('POST', path, { isOpen: true });
      const { read_at: at } = await server.db
        .selectFrom('desk_reads')
        .innerJoin('enquiries', 'enquiries.id', 'desk_reads.enquiry_id')
        .select('read_at')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return at - began;
    };
    server.passTime(1);
    const began = server.clock();
    expect(await look()).toBe(0);
    server.passTime(5000);
    expect(await look()).toBe(0);
    await done(owner, reference, { do: 'note', text: 'Called' });
    server.passTime(1);
    expect(await look()).toBe(5001);
    server.passTime(deskLimits.openMs / 2 + 1);
    expect(await look()).toBe(5001 + deskLimits.openMs / 2 + 1);
    server.passTime(-(server.clock() - began));
  });
});

describe('what was stored before the desk', () => {
  it('stands apart without a due time, the newest first, until somebody works on it', async () => {
    const old = Array.from({ length: 30 }, (_, index) =>
      buildEnquiry({ createdAt: TEST_NOW - (30 - index) * 3_600_000, kind: 'sales' }),
    );
    await storeEnquiries(server, old);
    const reference = await arrive('sales');
    await putOnDesk(server.staffDb, { now: TEST_NOW });
    await runDesk(server);
    const before = await listed(owner, 'before', { limit: 50 });
    expect(before.map((row) => row.reference)).toEqual(
      old.map((enquiry) => enquiry.reference).reverse(),
    );
    expect(
      before.every(({ due_at, next_at, status }) => !due_at && !next_at && status === 'new'),
    ).toBe(true);
    expect((await listed(owner, 'open')).map((row) => row.reference)).toEqual([reference]);
    // One number is one customer, in any order of arrival.
    expect((await deskOf(owner, reference)).enquiry.customer?.ordinal).toBe(31);
    const [first] = before;
    const { enquiry } = await done(owner, first?.reference ?? '', { do: 'no-answer' });
    expect(enquiry).toMatchObject({ standing: 'open', status: 'talking' });
  });
});

// Without news it answers after ten seconds, with the same mark.
describe('watching', () => {
  it('is answered by what has happened, through another server too', async () => {
    const other = await startTestServer({ database: server.database });
    const { body } = await owner.send<{ mark: string }>('GET', '/api/desk/counts');
    expect(body.mark).toMatch(/^[\w-]{16}$/);
    const watched = owner.send<{ mark: string }>('POST', '/api/desk/watch', { mark: body.mark });
    expect((await submit(other, 'sales')).status).toBe(201);
    const first = await watched;
    expect(first.body.mark).not.toBe(body.mark);
    const counts = await owner.send<{ mark: string }>('GET', '/api/desk/counts');
    expect(counts.body.mark).toBe(first.body.mark);
    await other.stop();
  });

  it('is answered whatever happens, through another server too', async () => {
    const other = await startTestServer({ database: server.database });
    const expectTold = async (what: string, happen: () => Promise<unknown>) => {
      const { body } = await rina.send<{ mark: string }>('GET', '/api/desk/counts');
      const watched = rina.send<{ mark: string }>('POST', '/api/desk/watch', { mark: body.mark });
      await happen();
      expect((await watched).body.mark, what).not.toBe(body.mark);
    };
    const reference = await arrive('sales');
    await expectTold('its customer is known', () => runDesk(other));
    other.passTime(3_600_000);
    await expectTold('it is late', () => runDesk(other));
    await expectTold('somebody does something', () => done(owner, reference, { do: 'no-answer' }));
    const { db } = other;
    const last = await db
      .selectFrom('desk_events')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const store = (id: number) =>
      db
        .insertInto('desk_events')
        .values({ ...last, id, request_key: null })
        .execute();
    await store(last.id + 10);
    await expectTold('a lower number comes into sight later', () => store(last.id + 5));
    await other.stop();
  });

  it('is answered when somebody reads other kinds by now', async () => {
    const { body } = await rina.send<{ mark: string }>('GET', '/api/desk/counts');
    const kinds = async (...names: string[]) =>
      server.db
        .updateTable('admin_users')
        .set({ kinds: names.join() })
        .where('user_id', '=', 'rina')
        .execute();
    const { kinds: before } = await server.db
      .selectFrom('admin_users')
      .select('kinds')
      .where('user_id', '=', 'rina')
      .executeTakeFirstOrThrow();
    await kinds('sales');
    const watched = await rina.send<{ mark: string }>('POST', '/api/desk/watch', body);
    expect(watched.body.mark).not.toBe(body.mark);
    await kinds(before);
  });

  it('is answered with the present mark when another one is given', async () => {
    const { status, body } = await rina.send<{ mark: string }>('POST', '/api/desk/watch', {
      mark: 'long ago',
    });
    expect([status, body.mark.length]).toEqual([200, 16]);
  });
});

describe('lists', () => {
  it('come page by page, each enquiry once', async () => {
    await storeEnquiries(
      server,
      Array.from({ length: 60 }, (_, index) => buildEnquiry({ createdAt: TEST_NOW - index })),
    );
    await putOnDesk(server.staffDb, { now: TEST_NOW });
    await server.db.updateTable('desk').set({ standing: 'open' }).execute();
    for (const view of ['unassigned', 'open'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { body } = await owner.send<{ rows: { reference: string }[]; next: string | null }>(
          'POST',
          '/api/desk',
          { view, limit: 25, after },
        );
        seen.push(...body.rows.map(({ reference }) => reference));
        after = body.next ?? undefined;
      } while (after !== undefined);
      expect([seen.length, new Set(seen).size], view).toEqual([60, 60]);
    }
  });

  it('are searched page by page, each match once, whatever arrives meanwhile', async () => {
    await storeEnquiries(
      server,
      Array.from({ length: 7 }, (_, index) =>
        // Several at the same instant.
        buildEnquiry({ createdAt: TEST_NOW - 60_000 - Math.floor(index / 3) }),
      ),
    );
    await putOnDesk(server.staffDb, { now: TEST_NOW });
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    const search = buildEnquiry({}).values.name;
    do {
      const { body, text } = await owner.send<DeskPage>('POST', '/api/desk', {
        view: 'mine',
        search,
        limit: 3,
        after,
      });
      expect(body.rows, text).toBeDefined();
      seen.push(...body.rows.map(({ reference }) => reference));
      sizes.push(body.rows.length);
      after = body.next ?? undefined;
      await arrive('sales', { name: search });
    } while (after !== undefined);
    expect(sizes).toEqual([3, 3, 1]);
    expect(new Set(seen).size).toBe(7);
  });

  it('are searched by model and registration number in every kind', async () => {
    const { db, staffDb } = server;
    const kinds = enquiryKinds.filter((kind) => kind !== 'contact' && kind !== 'opt-in');
    // The sent name differs: the row has the catalogue's present name.
    const [first] = await db.selectFrom('vehicles').select(['id', 'name', 'slug']).execute();
    if (!first) throw new Error('the demo has models');
    const rename = (name: string) =>
      db.updateTable('vehicles').set({ name }).where('id', '=', first.id).execute();
    const values = {
      model: first.slug,
      enteredModel: 'Yezdi 250 B',
      registrationNumber: 'wb 74-ab 1234',
    };
    const rows = kinds.map((kind) => buildEnquiry({ kind, values }));
    const other = buildEnquiry({ kind: 'product', values: { model: 'Unicorn', name: 'Ravi Sen' } });
    await storeEnquiries(server, [...rows, other]);
    await putOnDesk(staffDb, { now: TEST_NOW });
    const find = async (search: string) =>
      (await listed(owner, 'open', { search, limit: 50 })).map(({ kind }) => kind).sort();
    const everywhere = [...kinds].sort();
    const searches = ['Pushpak 77', 'pushpak', first.slug, 'yezdi250b', 'WB74AB1234', '74 AB 12'];
    await rename('Pushpak 77');
    try {
      for (const search of searches) expect(await find(search), search).toEqual(everywhere);
      expect(await find('Unicorn')).toEqual(['product']);
      // No report finds more than before.
      const { body } = await server.report('/api/getSalesEnquiry', { search: 'WB74AB1234' });
      expect(body.totalRecords).toBe(0);
      const all = await server.report('/api/allEnquiries', { search: 'yezdi 250' });
      expect(all.body.data.map(({ kind }) => kind)).toEqual(['service-booking']);
      const { body: own } = await suman.send<DeskPage>('POST', '/api/desk', {
        view: 'open',
        search: 'pushpak',
      });
      expect(own.rows.length).toBeGreaterThan(0);
      expect(own.rows.some(({ kind }) => kind === 'sales')).toBe(false);
    } finally {
      await rename(first.name);
    }
  });

  it('of a day that does not exist are refused, and so is what one step for all would be for', async () => {
    for (const day of ['2026-02-30', '2026-13-01', 'tomorrow', '', '2026-1-1']) {
      for (const path of ['/api/desk', '/api/desk/matches']) {
        const { status, body } = await owner.send('POST', path, { view: 'appointments', day });
        expect([status, body.problems], `${path} ${day}`).toMatchObject([
          400,
          { day: { code: 'not_date' } },
        ]);
      }
    }
  });

  it('tell of a place nothing that can be read, and take only their own', async () => {
    const at = { appointment_day: '2026-11-24', appointment_time: '10:30' };
    for (let count = 0; count < 3; count += 1) await arrive('sales');
    await server.db
      .updateTable('desk')
      .set({ standing: 'open', ...at })
      .execute();
    const page = (query: object) =>
      owner.send<DeskPage & { problems: object }>('POST', '/api/desk', { limit: 1, ...query });
    const places: string[] = [];
    for (const view of ['open', 'appointments', 'unassigned']) {
      const { body } = await page({ view, day: '2026-11-24' });
      places.push(body.next ?? '');
      expect((await page({ view, day: '2026-11-24', after: body.next })).body.rows).toHaveLength(1);
    }
    for (const place of places) {
      expect(Buffer.from(place, 'base64url').toString('latin1')).not.toMatch(/\d{10}|10:30/);
    }
    const { name: search = '' } = buildEnquiry().values;
    const wrong = ['1764040000000~5', '~5', 'AAAA', `${places[0]}A`, 'x'.repeat(201)];
    for (const query of [
      ...wrong.map((after) => ({ view: 'open', after })),
      { view: 'mine', search, after: places[1] },
    ]) {
      const { status, body } = await page(query);
      expect([status, body.problems], JSON.stringify(query)).toMatchObject([
        400,
        { after: { code: 'not_place' } },
      ]);
    }
  });

  it('are counted, up to a bound', async () => {
    await arrive('sales');
    await arrive('service');
    const { body } = await owner.send<{ counts: Record<string, number> }>(
      'GET',
      '/api/desk/counts',
    );
    expect(body.counts).toMatchObject({ unassigned: 2, open: 2, mine: 0, closed: 0, before: 0 });
    const own = await suman.send<{ counts: Record<string, number> }>('GET', '/api/desk/counts');
    expect(own.body.counts).toMatchObject({ unassigned: 1, open: 1 });
  });
});
