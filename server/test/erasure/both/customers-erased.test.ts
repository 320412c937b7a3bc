import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@dealership/shared';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { tidyDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { eraseExpired } from '../../../src/features/enquiries/erase/erase-expired.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { done, runDesk, step } from '../../support/desk/desk-work.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { createTestLog } from '../../support/server/test-server.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';

const desk = useCustomerDesk();
const { servers, lines, there, arrive, customerOf, seen, joinOf, joined, separateOf, actions } =
  desk;
let owner: Browser;
let rina: Browser;
beforeEach(() => {
  ({ owner, rina } = desk.people);
});

describe('an erasure', () => {
  const erase = (mobile: string) => owner.send('POST', '/api/erasures', { mobile });
  const rowsOf = async (table: 'desk' | 'desk_events' | 'desk_reads' | 'desk_notices') =>
    (await servers.first.db.selectFrom(table).selectAll().execute()).length;

  it('takes the customer, the note, the timeline, what was read and announced, and the proposals', async () => {
    const reference = await arrive('sales', { mobile: '9832011111' });
    const customer = await customerOf(reference);
    await owner.send('PATCH', `/api/customers/${customer.id}`, {
      version: customer.version,
      note: 'Lives behind the mill',
    });
    await done(owner, reference, { do: 'assign', to: 'rina' });
    await done(rina, reference, { do: 'note', text: 'Wants the red one' });
    await rina.send('POST', `/api/desk/enquiries/${reference}/open`, { isOpen: true });
    const db = servers.first.db;
    const [row] = await db.selectFrom('desk').select('enquiry_id').execute();
    await db
      .insertInto('desk_notices')
      .values({
        user_id: 'rina',
        enquiry_id: row?.enquiry_id ?? 0,
        why: 'assigned',
        at: 1,
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
    // The answer only says that it is not there.
    expect((await step(rina, reference, { do: 'no-answer' }, { version: 2 })).status).toBe(404);
    expect((await step(rina, reference, { do: 'note', text: 'x' }, { version: 2 })).status).toBe(
      404,
    );
    const open = `/api/desk/enquiries/${reference}/open`;
    expect((await rina.send('POST', open, { isOpen: true })).status).toBe(404);
    expect((await rina.send('GET', `/api/customers/${customer.id}`)).status).toBe(404);
    expect(lines.join('')).not.toMatch(/behind the mill|red one|98320\d{5}/);
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
    // In the middle: c is now joined with a, and can be separated.
    await erase('9832000002');
    const middle = await seen(a.id);
    expect(middle.joined.map(({ id }) => id).sort()).toEqual([c.id, d.id].sort());
    expect(JSON.stringify(middle)).not.toContain('9832000002');
    // The main customer is erased: another one takes its place.
    await erase('9832000001');
    expect((await owner.send('GET', `/api/customers/${a.id}`)).status).toBe(404);
    const rest = await seen(c.id);
    expect([rest.id, rest.joined.map(({ id }) => id)]).toEqual([c.id, [d.id]]);
    expect(JSON.stringify(rest)).not.toContain('9832000001');
    // Steps from before get a correct answer.
    expect((await separateOf(owner, all, d.id)).status).toBe(404);
    const { status } = await separateOf(owner, rest, d.id);
    expect(status).toBe(200);
    expect((await seen(c.id)).total).toBe(1);
    expect((await seen(d.id)).total).toBe(1);
  });

  it('of somebody who has given a name alone goes by the reference, of nobody else', async () => {
    const add = async (values: object) => {
      const { body, status, text } = await rina.send<{ reference: string }>(
        'POST',
        '/api/desk/enquiries',
        { key: randomUUID(), kind: 'sales', origin: 'walk-in', values },
      );
      expect(status, text).toBe(201);
      return body.reference;
    };
    const named = await add({ name: 'Asha Rai' });
    const numbered = await add({ name: 'Asha Rai', mobile: '9832011111' });
    await customerOf(named);
    const preview = (reference: string) =>
      owner.send<object>('POST', '/api/erasures/preview', { reference });
    expect((await preview(numbered)).body).toEqual({ reference: numbered, total: 0, kinds: {} });
    expect((await preview(` ${named.toLowerCase()}`)).body).toEqual({
      reference: named,
      total: 1,
      kinds: { sales: 1 },
    });
    for (const wrong of [{ reference: 'ABCDEFGH' }, { reference: 7 }]) {
      const { status, body } = await owner.send<object>('POST', '/api/erasures/preview', wrong);
      expect([status, body]).toMatchObject([400, { problems: { reference: { code: 'invalid' } } }]);
    }
    const both = { reference: named, mobile: '9832011111' };
    expect((await owner.send('POST', '/api/erasures', both)).status).toBe(400);
    const { body } = await owner.send<{ proof: string }>('POST', '/api/erasures', {
      reference: named,
    });
    expect(body).toMatchObject({ total: 1 });
    expect(body.proof).toMatch(/^reference#[0-9a-f]{20}$/);
    expect((await actions()).at(-1)).not.toContain(named);
    const { db } = servers.first;
    expect(await db.selectFrom('customers').select('contact').execute()).toEqual([
      { contact: '9832011111' },
    ]);
  });

  it('shows beforehand who was joined with the person, whose enquiries stay', async () => {
    const [one, two, three] = await Promise.all(
      ['9832011111', '9832022222', '9832033333'].map((mobile) =>
        arrive('sales', { mobile, email: `${mobile}@example.com` }),
      ),
    );
    await arrive('amc', { mobile: '9832044444', email: '9832022222@example.com' });
    await joined(await customerOf(one ?? ''), await customerOf(two ?? ''));
    await joined(await customerOf(one ?? ''), await customerOf(three ?? ''));
    const preview = async (person: object) =>
      (
        await owner.send<{ total: number; joined?: string[] }>(
          'POST',
          '/api/erasures/preview',
          person,
        )
      ).body;
    const sorted = async (person: object) => (await preview(person)).joined?.sort();
    expect(await sorted({ mobile: '9832011111' })).toEqual(['9832022222', '9832033333']);
    expect(await sorted({ mobile: '9832033333' })).toEqual(['9832011111', '9832022222']);
    expect(await preview({ email: '9832022222@example.com' })).toMatchObject({ total: 2 });
    expect(await sorted({ email: '9832022222@example.com' })).toEqual(['9832011111', '9832033333']);
    expect(await preview({ mobile: '9832044444' })).not.toHaveProperty('joined');
  });

  it('leaves nobody without an enquiry, which is looked after once a day', async () => {
    const { db, staffDb } = servers.first;
    const kept = await customerOf(await arrive('sales', { mobile: '9832011111' }));
    const row = { note: 'Lives behind the mill', blocked_at: null, version: 1, created_at: 1 };
    const lone = { ...row, joined_into: null };
    await db
      .insertInto('customers')
      .values([
        { ...lone, contact: '9832022222' },
        { ...lone, contact: '9832033333', joined_into: kept.id, joined_to: kept.id },
      ])
      .execute();
    await Promise.all([
      tidyDesk({ db: staffDb, clock: () => TEST_NOW }),
      tidyDesk({ db: servers.second.staffDb, clock: () => TEST_NOW }),
    ]);
    expect(await db.selectFrom('customers').select('contact').execute()).toEqual([
      { contact: '9832011111' },
    ]);
  });

  it('of what has expired takes customers who have nothing else, and leaves the others', async () => {
    const { db } = servers.first;
    const old = (mobile: string) =>
      buildEnquiry({ createdAt: TEST_NOW - 100 * DAY_MS, values: { mobile } });
    await storeEnquiries(servers.first, [old('9832011111'), old('9832022222')]);
    await arrive('sales', { mobile: '9832022222' });
    await putOnDesk(servers.first.staffDb, { now: TEST_NOW });
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
