import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Customer,
  type CustomerSummary,
  type JoinProposal,
  type KnownCustomer,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { deskOf, runDesk, step } from '../../support/desk/desk-work.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { plain, useCustomerDesk } from '../../support/desk/customer-desk.ts';

const desk = useCustomerDesk();
const {
  servers,
  there,
  arrive,
  customerOf,
  seen,
  joinOf,
  joined,
  separateOf,
  kindsOfEvents,
  actions,
} = desk;
let owner: Browser;
let rina: Browser;
beforeEach(() => {
  ({ owner, rina } = desk.people);
});

describe('the same person', () => {
  /** A customer with enquiries of five kinds, and another one. */
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
        version: other.version,
        note: 'Pays in cash',
        language: 'hi',
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
      // An earlier address leads to both.
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
        `customers joined: customer ${other.id}, with customer ${head.id}`,
        `customers separated: customer ${other.id}, from customer ${head.id}`,
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
    // The earlier joining is undone first, then the later one: c is still with d.
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
      contact: `98320010${10 + index}`,
      joined_into: other.id,
      joined_to: other.id,
      note: '',
      blocked_at: null,
      version: 1,
      created_at: TEST_NOW,
    }));
    await db.insertInto('customers').values(further).execute();
    const { status, body } = await joinOf(owner, head, other);
    expect([status, body.problems]).toMatchObject([
      400,
      { with: { code: 'too_many_values', params: { max: 30 } } },
    ]);
  });

  it('of two joinings at once is one, at two servers too; the other gets the current state', async () => {
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

  it('is not found by a number or an address that one may not read', async () => {
    const email = 'unread@example.com';
    // In each pair one is for sales, the other for service; either can be the main one.
    for (const [kind, other] of [['sales', 'amc'] as const, ['amc', 'sales'] as const]) {
      const from = kind === 'sales' ? '98320' : '98330';
      const head = await customerOf(await arrive(kind, { mobile: `${from}11111` }));
      const joinedOne = await customerOf(
        await arrive(other, { mobile: `${from}22222`, ...(other === 'amc' && { email }) }),
      );
      await joined(head, joinedOne);
      const [read, unread] = kind === 'sales' ? ['11111', '22222'] : ['22222', '11111'];
      const known = async (browser: Browser, mobile: string) =>
        (await browser.send<KnownCustomer>('POST', '/api/knownCustomer', { mobile })).body.customer;
      const found = async (body: object) =>
        (
          await rina.send<{ customers: CustomerSummary[] }>('POST', '/api/customerSearch', body)
        ).body.customers.map(({ id }) => id);
      expect(await known(rina, from + unread)).toBeNull();
      expect(await known(rina, from + read)).toMatchObject({ id: head.id, total: 1 });
      expect(await known(owner, from + unread)).toMatchObject({ id: head.id, total: 2 });
      expect(await found({ search: from + unread })).toEqual([]);
      expect(await found({ search: `+91 ${from}-${unread}` })).toEqual([]);
      expect(await found({ search: email })).toEqual([]);
      expect(await found({ search: from + read })).toEqual([head.id]);
      if (other !== 'amc') continue;
      // Nor does its own page lead to the others, and leaving it out of a search does not reveal it.
      expect((await rina.send('GET', `/api/customers/${joinedOne.id}`)).status).toBe(404);
      expect(await found({ search: from + read, without: joinedOne.id })).toEqual([head.id]);
      const another = await customerOf(await arrive('sales', { mobile: '9834044444' }));
      expect((await joinOf(rina, another, joinedOne)).body.problems).toMatchObject({
        with: { code: 'not_customer' },
      });
    }
  });

  it('is answered truly: with oneself, joined already, joined elsewhere, gone', async () => {
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
      await owner.send<{ customers: CustomerSummary[] }>('POST', '/api/customerSearch', {
        search: '9832011111',
      })
    ).body.customers[0];
    if (!head) throw new Error('nobody found');
    const asked = await joinOf(rina, mine, head);
    expect([asked.status, asked.body.is_proposed]).toEqual([200, true]);
    expect(asked.body.customer.joined).toEqual([]);
    // Once more, and in the other direction: still one proposal.
    expect((await joinOf(rina, mine, head)).body.is_proposed).toBe(true);
    expect((await joinOf(rina, head, mine)).body.is_proposed).toBe(true);
    // Customers whose kinds the person reads need no proposal.
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
    // A person who does not read all kinds may not separate it.
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
      `joining declined: customer ${head.id}, with customer ${mine.id}`,
    );
  });
});
