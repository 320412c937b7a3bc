import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deskLimits,
  enquiryKinds,
  type AllEnquiriesRow,
  type DeskPage,
  type DeskRow,
  type EnquiryKind,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { arriveAt, emptyDesk, startDesk, type Desk } from '../../support/desk/start-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer } from '../../support/server/test-server.ts';

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

it('names the offer that an enquiry is about, and no other', async () => {
  const offers = await server.db.selectFrom('offers').select(['id', 'texts']).execute();
  for (const { id } of offers) await arrive('offer', { offerId: id });
  await arrive('offer', { offerId: 999_999 });
  await arrive('sales');
  await runDesk(server);
  const titles = offers.map(
    ({ texts }) => (JSON.parse(texts) as { title: { en: string } }).title.en,
  );
  expect(titles.length).toBeGreaterThan(0);
  const rows = await listed(owner, 'open');
  const named = rows.map(({ sent }) => sent.offerTitle).filter((title) => title !== undefined);
  expect(named.toSorted()).toEqual(titles.toSorted());
  const found = rows.find(({ sent }) => sent.offerTitle === titles[0]);
  expect((await deskOf(owner, found?.reference ?? '')).enquiry.sent.offerTitle).toBe(titles[0]);
  const one = await owner.send<AllEnquiriesRow>('GET', `/api/allEnquiries/${found?.reference}`);
  expect(one.body.offerTitle).toBe(titles[0]);
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

describe('the state of enquiries of a list', () => {
  const statesOf = (browser: Browser, references: unknown) =>
    browser.send<{ stands: { reference: string }[]; problems?: object }>(
      'POST',
      '/api/desk/stands',
      { references },
    );

  it('is sent for all at once, of the kinds that one reads', async () => {
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
  it('is listed apart without a due time, the newest first, until somebody works on it', async () => {
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
    const expectNews = async (what: string, happen: () => Promise<unknown>) => {
      const { body } = await rina.send<{ mark: string }>('GET', '/api/desk/counts');
      const watched = rina.send<{ mark: string }>('POST', '/api/desk/watch', { mark: body.mark });
      await happen();
      expect((await watched).body.mark, what).not.toBe(body.mark);
    };
    const reference = await arrive('sales');
    await expectNews('its customer is known', () => runDesk(other));
    other.passTime(3_600_000);
    await expectNews('it is late', () => runDesk(other));
    await expectNews('somebody does something', () => done(owner, reference, { do: 'no-answer' }));
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
    await expectNews('a lower number comes into sight later', () => store(last.id + 5));
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

  it('are searched by models as they sound, in three scripts, and by words of the trade', async () => {
    const models = ['Activa 6G', 'honda-activa-125', 'Shine 125', 'Unicorn', 'QC1', 'অ্যাক্টিভা'];
    const rows = models.map((model) => buildEnquiry({ kind: 'product', values: { model } }));
    const names = ['Haren Sen', 'Suman Rai'];
    const others = names.map((name) => buildEnquiry({ kind: 'contact', values: { name } }));
    await storeEnquiries(server, [...rows, ...others]);
    await putOnDesk(server.staffDb, { now: TEST_NOW });
    const find = async (search: string) => {
      const found = await listed(owner, 'open', { search, limit: 50 });
      return found.map(({ sent }) => sent.model || sent.name).sort();
    };
    expect(await find('শাইন ১২৫')).toEqual(['Shine 125']);
    expect(await find('साइन')).toEqual(['Shine 125']);
    expect(await find('এক্টিভা')).toEqual(['Activa 6G', 'honda-activa-125']);
    expect(await find('অ্যাক্টিভা')).toEqual(['Activa 6G', 'honda-activa-125', 'অ্যাক্টিভা']);
    expect(await find('aktiva 125')).toEqual(['honda-activa-125']);
    expect(await find('unikorn')).toEqual(['Unicorn']);
    const scooters = ['Activa 6G', 'QC1', 'honda-activa-125'];
    for (const word of ['scooty', 'স্কুটি', 'स्कूटी']) expect(await find(word)).toEqual(scooters);
    expect(await find('ইলেকট্রিক')).toEqual(['QC1']);
    // Customers whose names sound a little like a model.
    expect(await find('sen')).toEqual(['Haren Sen']);
    expect(await find('Suman')).toEqual(['Suman Rai']);
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

  it('hold nothing readable about a place, and take only their own', async () => {
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
