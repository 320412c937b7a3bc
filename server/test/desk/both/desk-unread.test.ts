import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import { deskOf, done, runDesk, step } from '../../support/desk/desk-work.ts';

const desk = useCustomerDesk();
const { servers, there, arrive, customerOf, seen, joined, separateOf } = desk;
let owner: Browser;
let rina: Browser;
let suman: Browser;
beforeEach(() => {
  ({ owner, rina, suman } = desk.people);
});

const changeCustomer = (browser: Browser, { id, version }: Customer, values: object) =>
  browser.send<Customer>('PATCH', `/api/customers/${id}`, { version, ...values });

describe('of a customer who is two numbers, one of sales and one of service', () => {
  /** Joins the two customers, with either the one of sales or the one of service as the main one. */
  async function both(way: number): Promise<{ sales: string; service: string; id: number }> {
    const sales = await arrive('sales', { mobile: '9832011111' });
    const service = await arrive('amc', { mobile: '9832022222' });
    await changeCustomer(rina, await customerOf(sales), {
      note: 'Wants a discount',
      language: 'bn',
    });
    await changeCustomer(suman, await customerOf(service), {
      note: 'Brake squeals',
      language: 'hi',
    });
    const pair = [await customerOf(sales), await customerOf(service)] as const;
    const [head, other] = way === 0 ? pair : ([pair[1], pair[0]] as const);
    const { id } = await joined(head, other);
    return { sales, service, id };
  }

  it.each([0, 1])('each reads and changes the note of their own (%i)', async (way) => {
    const { id } = await both(way);
    expect(await seen(id, rina)).toMatchObject({
      note: 'Wants a discount',
      language: 'bn',
      joined: [],
      may_separate: false,
    });
    expect(await seen(id, suman)).toMatchObject({
      note: 'Brake squeals',
      language: 'hi',
      joined: [],
      may_separate: false,
    });
    const changed = await changeCustomer(suman, await seen(id, suman), {
      note: 'Mended',
      language: null,
    });
    expect(changed.body).toMatchObject({ note: 'Mended', language: null });
    expect(await seen(id, rina)).toMatchObject({ note: 'Wants a discount', language: 'bn' });
    const all = await seen(id);
    expect([all.note, ...all.joined.map(({ note }) => note)].sort()).toEqual([
      'Mended',
      'Wants a discount',
    ]);
    expect(all.may_separate).toBe(true);
    // A change from an earlier version overwrites nothing, for any person.
    expect(
      (await changeCustomer(rina, { ...all, version: all.version - 1 }, { note: 'x' })).status,
    ).toBe(409);
  });

  it('the timelines show the joining to those who read both', async () => {
    const { sales, service, id } = await both(0);
    const kinds = async (browser: Browser, reference: string) =>
      (await deskOf(browser, reference)).events.map(({ kind }) => kind);
    expect(await kinds(rina, sales)).toEqual([]);
    expect(await kinds(suman, service)).toEqual([]);
    expect(await kinds(owner, sales)).toEqual(['joined']);
    const all = await seen(id);
    expect((await separateOf(owner, all, all.joined[0]?.id ?? 0)).status).toBe(200);
    expect(await kinds(suman, service)).toEqual([]);
    const { events } = await deskOf(owner, service);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['separated', {}],
      ['joined', {}],
    ]);
  });
});

it('a part that one reads is taken out by whoever reads all that they see of the customer', async () => {
  const one = await arrive('sales', { mobile: '9832011111' });
  const other = await arrive('sales', { mobile: '9832022222' });
  const hidden = await arrive('amc', { mobile: '9832033333' });
  await joined(await customerOf(one), await customerOf(other));
  const all = await joined(await customerOf(one), await customerOf(hidden));
  const theirs = await seen(all.id, rina);
  expect([theirs.total, theirs.joined.length, theirs.may_separate]).toEqual([2, 1, true]);
  const unseen = all.joined.find(({ id }) => id !== theirs.joined[0]?.id)?.id ?? 0;
  const refused = await separateOf(rina, theirs, unseen);
  expect(refused.body).toMatchObject({ problems: { customer: { code: 'not_joined' } } });
  expect((await separateOf(rina, theirs, theirs.joined[0]?.id ?? 0)).status).toBe(200);
  expect((await seen(all.id)).joined.map(({ id }) => id)).toEqual([unseen]);
});

it('an enquiry that was given for another one shows it to those who read that one', async () => {
  const first = await arrive('sales', { mobile: '9832011111' });
  await runDesk(servers.first);
  await done(owner, first, { do: 'assign', to: 'staff' });
  expect((await owner.send('PATCH', '/api/desk/duty', { isOn: true })).status).toBe(200);
  const second = await arrive('amc', { mobile: '9832011111' });
  await runDesk(servers.first);
  const details = async (browser: Browser) =>
    (await deskOf(browser, second)).events.map(({ kind, detail }) => [kind, detail]);
  expect(await details(owner)).toEqual([['assign', { to: 'staff', why: 'customer' }]]);
  expect(await details(suman)).toEqual([['assign', { to: 'staff' }]]);
});

describe('the key of a request', () => {
  const add = (browser: Browser, body: object) =>
    browser.send<{ reference: string }>('POST', '/api/desk/enquiries', {
      kind: 'sales',
      origin: 'walk-in',
      values: { name: 'Asha' },
      ...body,
    });
  const isReused = { problems: { key: { code: 'key_reused' } } };

  it('of a step is for the same step of the same person alone', async () => {
    const reference = await arrive('sales');
    await runDesk(servers.first);
    const key = randomUUID();
    const sent = { key, version: (await deskOf(rina, reference)).enquiry.version };
    const note = { do: 'note', text: 'Called back' };
    expect((await step(rina, reference, note, sent)).status).toBe(200);
    const again = await step(there(rina), reference, note, sent);
    expect([again.status, again.body.events.length]).toEqual([200, 1]);
    for (const [browser, wanted] of [
      [rina, { ...note, text: 'Something else' }],
      [rina, { do: 'no-answer' }],
      [owner, note],
    ] as const) {
      const refused = await step(browser, reference, wanted, sent);
      expect([refused.status, refused.body]).toMatchObject([400, isReused]);
    }
    const outcome = { do: 'spoke', then: { to: 'done' }, note: 'Bought it' };
    const next = { ...sent, key: randomUUID() };
    const answers = await Promise.all(
      [rina, there(rina)].map((each) => step(each, reference, outcome, next)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deskOf(rina, reference)).events).toHaveLength(2);
    const refused = await add(rina, { key });
    expect([refused.status, refused.body]).toMatchObject([400, isReused]);
  });

  it('of an added enquiry is for the same enquiry alone', async () => {
    const key = randomUUID();
    const { body } = await add(rina, { key });
    expect((await add(rina, { key })).body).toEqual(body);
    for (const [browser, other] of [
      [rina, { values: { name: 'Bina' } }],
      [rina, { origin: 'phone' }],
      [owner, {}],
    ] as const) {
      const refused = await add(browser, { key, ...other });
      expect([refused.status, refused.body]).toMatchObject([400, isReused]);
    }
    const refused = await step(rina, body.reference, { do: 'no-answer' }, { key });
    expect([refused.status, refused.body]).toMatchObject([400, isReused]);
    const { events } = await deskOf(rina, body.reference);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['added', { origin: 'walk-in' }],
    ]);
  });
});

it('a blocking is not undone like a step', async () => {
  const reference = await arrive('sales', { mobile: '9832066666' });
  const { id } = await customerOf(reference);
  await owner.send('POST', `/api/customers/${id}/block`, { isBlocked: true });
  const [blocked] = (await deskOf(owner, reference)).events;
  const { status, body } = await step(owner, reference, { do: 'undo', event: blocked?.id });
  expect([status, body]).toMatchObject([
    400,
    { problems: { 'step.event': { code: 'not_undoable' } } },
  ]);
});

it('an enquiry is seen first once, however many open it at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const reference = await arrive('sales', { mobile: `983201111${round}` });
    await runDesk(servers.first);
    const path = `/api/desk/enquiries/${reference}/open`;
    const answers = await Promise.all(
      [rina, owner, there(rina), there(owner)].map((each) =>
        each.send('POST', path, { isOpen: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await desk.kindsOfEvents(reference)).toEqual(['seen']);
  }
});
