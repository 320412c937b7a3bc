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
  type EnquiryKind,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import { arriveAt, emptyDesk, startDesk, type Desk } from '../../support/desk/start-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';

let server: Desk['server'];
let owner: Browser;
let rina: Browser;
let suman: Browser;

beforeAll(async () => {
  ({ server, owner, rina, suman } = await startDesk());
});
afterAll(() => server.stop());
beforeEach(() => emptyDesk(server));

const arrive = (kind: EnquiryKind, overrides?: Record<string, unknown>) =>
  arriveAt(server, kind, overrides);

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

  it('and asks for nothing is listed among what staff have closed only when it is asked for', async () => {
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
  it('stores the event and the state of the enquiry, and assigns it to the person', async () => {
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
    const sent = await done(owner, reference, { do: 'message', by: 'sms' });
    expect(sent.enquiry).toMatchObject({ status: 'fixed', assignee: { user_id: 'rina' } });
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

  it('that has waited for a line is marked as such, and is the same however long it waits yet', async () => {
    const reference = await arrive('sales');
    const sent = { key: 'kept-on-a-phone', version: 1 };
    const wanted = { do: 'no-answer', note: 'From the bus' };
    await step(rina, reference, wanted, { ...sent, waited: 45 * 60_000 });
    const again = await step(rina, reference, wanted, { ...sent, waited: 50 * 60_000 });
    expect(again.status).toBe(200);
    expect(again.body.events).toMatchObject([{ at: TEST_NOW, detail: { waited: 45 * 60_000 } }]);
    expect((await step(rina, reference, wanted, { ...sent, waited: -1 })).status).toBe(400);
  });

  it('of two people at once is one; the other gets the current state', async () => {
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

  it('fixes an appointment, and records what came of it', async () => {
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
