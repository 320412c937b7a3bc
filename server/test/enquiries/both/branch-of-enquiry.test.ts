import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  instantOf,
  usualAssignments,
  type DeskDetail,
  type SubmissionAnswer,
} from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import { tidyDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { addBranch, setOfBranch } from '../../support/desk/branches.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { addPerson, changed, signIn, type Person } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let owner: Browser;
let malda: number;
let anik: Person;
let bela: Person;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  malda = await addBranch(owner, 'Malda');
  anik = await addPerson(server, owner, { userId: 'anik', role: 'sales' });
  bela = await addPerson(server, owner, { userId: 'bela', role: 'sales' });
  await changed(owner, 'anik', { branches: [1], branch: 1 });
  await changed(owner, 'bela', { branches: [malda], branch: malda });
});
afterAll(() => server.stop());
/** A Saturday at noon: both branches are open from ten to seven, and on Sundays from eleven. */
beforeEach(async () => {
  await goTo(`${addDays(dayOf(server.clock()), 7)}T12:00`);
  await server.db.deleteFrom('enquiries').execute();
});

const today = () => dayOf(server.clock());

async function goTo(minute: string): Promise<void> {
  server.passTime(instantOf(minute) - server.clock());
  owner = await signIn(server);
}

async function send(branch?: unknown): Promise<SubmissionAnswer> {
  const { status, text, body } = await submit(server, 'sales', { overrides: { branch } });
  expect(status, text).toBe(201);
  return body;
}

/** References of the enquiries that a person has an alert about because they are new. */
async function newFor(browser: Browser): Promise<string[]> {
  const { body } = await browser.send<{ notices: { why: string; reference: string }[] }>(
    'GET',
    '/api/desk/notices',
  );
  return body.notices.filter(({ why }) => why === 'new').map(({ reference }) => reference);
}

const branchOf = async (reference: string) => (await deskOf(owner, reference)).enquiry.branch;

/** Malda is closed on these days. */
async function close(...days: string[]): Promise<void> {
  const value = days.map((day) => ({
    firstDay: day,
    lastDay: day,
    intervals: [],
    reason: { en: 'Fair' },
  }));
  await setOfBranch(owner, malda, { name: 'specialDays', value });
}

describe('the branch that a form sends', () => {
  it('is stored; any that is not shown is no error, and means the first', async () => {
    expect(await branchOf((await send(malda)).reference)).toBe(malda);
    for (const other of [undefined, null, 0, -1, 4711, 'x', [malda, 1], {}, 1.5]) {
      expect(await branchOf((await send(other)).reference), JSON.stringify(other)).toBe(1);
    }
    await owner.send('PATCH', `/api/branches/${malda}`, { isShown: false });
    expect(await branchOf((await send(malda)).reference)).toBe(1);
    await owner.send('PATCH', `/api/branches/${malda}`, { isShown: true });
  });

  it('is not part of a submission that is repeated: the first one stays', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await submit(server, 'sales', { overrides: { branch: malda }, headers });
    const again = await submit(server, 'sales', { overrides: { branch: 1 }, headers });
    expect([again.status, again.body.reference]).toEqual([201, first.body.reference]);
    expect(await branchOf(first.body.reference)).toBe(malda);
  });

  it('decides by whose hours it has to be answered', async () => {
    await close(today());
    const { reference } = await send(malda);
    const { enquiry } = await deskOf(owner, reference);
    expect(enquiry.due_at).toBe(instantOf(`${addDays(today(), 1)}T11:30`));
    const here = await deskOf(owner, (await send()).reference);
    expect(here.enquiry.due_at).toBe(server.clock() + 30 * MINUTE_MS);
    expect(await listed(owner, 'open', { branch: malda })).toHaveLength(1);
    await close();
  });
});

describe('handing over to another branch', () => {
  const handOver = (browser: Browser, reference: string, to = malda, key: string = randomUUID()) =>
    step(browser, reference, { do: 'branch', to, note: 'lives there' }, { key, version: 1 });

  it('gives it to that branch by its hours, around a holiday of it, and to somebody there', async () => {
    await close(today());
    const { reference } = await send();
    await runDesk(server);
    const here = await signIn(server, anik);
    const { version } = (await deskOf(here, reference)).enquiry;
    const answer = await step(here, reference, { do: 'branch', to: malda }, { version });
    expect(answer.status, answer.text).toBe(200);
    // Who handed it over sees it once more, and then no longer.
    expect(answer.body).toMatchObject({ is_handed_away: true, enquiry: { branch: malda } });
    await runDesk(server);
    server.passTime(20 * MINUTE_MS);
    expect((await here.send('GET', `/api/desk/enquiries/${reference}`)).status).toBe(404);
    const there = await signIn(server, bela);
    const { enquiry, events } = await deskOf(there, reference);
    expect(enquiry).toMatchObject({
      assignee: null,
      status: 'new',
      due_at: instantOf(`${addDays(today(), 1)}T11:30`),
      next_at: instantOf(`${addDays(today(), 1)}T11:30`),
    });
    expect(events[0]).toMatchObject({ kind: 'branch', detail: { to: malda } });
    // Nobody tries: it is overdue as every other one.
    await goTo(`${addDays(today(), 1)}T11:31`);
    await runDesk(server);
    expect((await deskOf(owner, reference)).events[0]?.kind).toBe('due');
    await close();
  });

  it('never moves what the customer was promised, and an agreed time only if it has passed', async () => {
    const settings = { name: 'promises', value: ['sales'] };
    await setOfBranch(owner, 0, settings);
    await close(today());
    const { reference, promise } = await send();
    const { version } = (await deskOf(owner, reference)).enquiry;
    const after = await step(owner, reference, { do: 'branch', to: malda }, { version });
    expect(after.body.enquiry).toMatchObject({ due_at: promise?.at, promised_at: promise?.at });
    await setOfBranch(owner, 0, { name: 'promises', value: [] });
    const talked = await send();
    const soon = `${today()}T13:00`;
    await done(owner, talked.reference, { do: 'call-later', at: soon });
    const kept = await done(owner, talked.reference, { do: 'branch', to: malda });
    expect(kept.enquiry.next_at).toBe(instantOf(soon));
    await goTo(`${today()}T14:00`);
    const late = await done(owner, talked.reference, { do: 'branch', to: 1 });
    expect(late.enquiry.next_at).toBe(server.clock() + 30 * MINUTE_MS);
    await close();
  });

  it('is done once however often it is sent, and can be undone by who no longer reads it', async () => {
    const { reference } = await send();
    const here = await signIn(server, anik);
    const key = randomUUID();
    const before = (await deskOf(here, reference)).enquiry;
    const [one, other] = await Promise.all([
      handOver(here, reference, malda, key),
      handOver(here, reference, malda, key),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const { events, enquiry } = one.body as DeskDetail;
    expect(events.filter(({ kind }) => kind === 'branch')).toHaveLength(1);
    await runDesk(server);
    const undo = { do: 'undo', event: events[0]?.id };
    const undone = await step(here, reference, undo, { version: enquiry.version });
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body).toMatchObject({
      is_handed_away: false,
      enquiry: { branch: 1, due_at: before.due_at, assignee: before.assignee },
    });
    const colleague = await signIn(server, bela);
    expect((await colleague.send('GET', `/api/desk/enquiries/${reference}`)).status).toBe(404);
  });

  it('alerts the people of that branch, also after an attempt, and never comes back to who gave it', async () => {
    const onDuty = (browser: Browser, isOn: boolean) =>
      browser.send('PATCH', '/api/desk/duty', { isOn });
    const there = await signIn(server, bela);
    await Promise.all([onDuty(owner, true), onDuty(there, true)]);
    // The owner has another open enquiry of the same customer.
    const { reference } = await send();
    const other = await send();
    await runDesk(server);
    const at = `${today()}T13:00`;
    await done(owner, other.reference, { do: 'call-later', at });
    await done(owner, reference, { do: 'call-later', at });
    const atFirst = await newFor(owner);
    await done(owner, reference, { do: 'branch', to: malda });
    await runDesk(server);
    expect((await deskOf(owner, reference)).enquiry.assignee).toBeNull();
    expect(await newFor(there)).toEqual([reference]);
    expect(await newFor(owner)).toEqual(atFirst);
    await Promise.all([onDuty(owner, false), onDuty(there, false)]);
  });

  it('is taken back without the person who got it there, and from a branch that is gone by now', async () => {
    const there = await signIn(server, bela);
    await there.send('PATCH', '/api/desk/duty', { isOn: true });
    const assignments = { ...usualAssignments, sales: 'in-turn' };
    await setOfBranch(owner, 0, { name: 'assignments', value: assignments });
    await changed(owner, 'bela', { branches: null, takesTurns: true });
    const { reference } = await send();
    const given = await done(owner, reference, { do: 'branch', to: malda });
    await runDesk(server);
    const { enquiry } = await deskOf(owner, reference);
    expect(enquiry.assignee?.user_id).toBe('bela');
    const undo = { do: 'undo', event: given.events[0]?.id };
    const taken = await step(owner, reference, undo, { version: enquiry.version });
    expect(taken.body).toMatchObject({ enquiry: { branch: 1, assignee: null } });
    await setOfBranch(owner, 0, { name: 'assignments', value: usualAssignments });
    await there.send('PATCH', '/api/desk/duty', { isOn: false });
    await changed(owner, 'bela', { branches: [malda] });

    const gone = await addBranch(owner, 'Raiganj');
    const away = await send(gone);
    const back = await done(owner, away.reference, { do: 'branch', to: 1 });
    await owner.send('DELETE', `/api/branches/${gone}`);
    const { version } = (await deskOf(owner, away.reference)).enquiry;
    const again = { do: 'undo', event: back.events[0]?.id };
    const { status, text } = await step(owner, away.reference, again, { version });
    expect(status, text).toBe(200);
    expect(await branchOf(away.reference)).toBe(1);
  });

  it('goes to no branch that is deleted or has it already, and only while it is open', async () => {
    const { reference } = await send();
    for (const to of [1, 4711, 0]) {
      expect((await handOver(owner, reference, to)).status, String(to)).toBe(400);
    }
    await done(owner, reference, { do: 'close', then: { to: 'done' } });
    expect((await step(owner, reference, { do: 'branch', to: malda })).status).toBe(400);
    const hidden = await addBranch(owner, 'Balurghat');
    await owner.send('PATCH', `/api/branches/${hidden}`, { isShown: false });
    const open = await send();
    expect((await handOver(owner, open.reference, hidden)).status).toBe(200);
    await owner.send('DELETE', `/api/branches/${hidden}`);
    expect(await branchOf(open.reference)).toBe(1);
    expect((await handOver(owner, open.reference, hidden)).status).toBe(409);
  });

  it('finds every enquiry of a deleted branch that came at the moment of its deletion', async () => {
    const gone = await addBranch(owner, 'Gangarampur');
    const { reference } = await send();
    await runDesk(server);
    await owner.send('DELETE', `/api/branches/${gone}`);
    await server.db.updateTable('desk').set({ dealer_id: gone }).execute();
    await tidyDesk({ db: server.staffDb, clock: server.clock });
    expect(await branchOf(reference)).toBe(1);
  });
});
