import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allEnquiriesReport,
  deskViews,
  enquiryKinds,
  insightGroups,
  kindsToBeginWith,
  reportKinds,
  reportOf,
  type DeskDetail,
  type EnquiryKind,
  type Insights,
  type Role,
} from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { readPdf } from '../../../../shared/test/read-pdf.ts';
import { addBranch } from '../../support/desk/branches.ts';
import { done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { addPerson, changed, join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const LIST = allEnquiriesReport.path;
const SALES_KINDS = kindsToBeginWith('sales');

/** An enquiry with words that are in no other. */
interface Marked {
  kind: EnquiryKind;
  branch: number;
  reference: string;
  mobile: string;
  word: string;
}

let server: TestServer;
let owner: Browser;
let malda: number;
let marked: Marked[];

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  malda = await addBranch(owner, 'Malda');
  marked = [];
  for (const kind of enquiryKinds) {
    for (const branch of [1, malda]) marked.push(await send(kind, branch));
  }
  await runDesk(server);
});
afterAll(() => server.stop());

async function send(kind: EnquiryKind, branch: number): Promise<Marked> {
  const index = marked.length;
  const word = `Qaz${String.fromCharCode(97 + index)}ux`;
  const mobile = String(9_700_000_000 + index * 1_111_111);
  const values = { name: `Debjani ${word}`, fullName: `Debjani ${word}` };
  const overrides = { ...values, mobile, mobileNo: mobile, branch };
  const { status, text, body } = await submit(server, kind, { overrides });
  expect(status, text).toBe(201);
  return { kind, branch, reference: body.reference, mobile, word };
}

const readers: {
  name: string;
  role: Role;
  kinds?: readonly EnquiryKind[];
  of: 'malda' | 'first';
}[] = [
  { name: 'a manager of Malda', role: 'manager', of: 'malda' },
  { name: 'a manager of the first branch', role: 'manager', of: 'first' },
  { name: 'sales of Malda', role: 'sales', kinds: SALES_KINDS, of: 'malda' },
  { name: 'a viewer of Malda', role: 'viewer', of: 'malda' },
];

describe.each(readers)('$name', ({ name, role, kinds = enquiryKinds, of }) => {
  let browser: Browser;
  let branch: number;
  const mine = () => marked.filter((each) => each.branch === branch && kinds.includes(each.kind));
  const hidden = () => marked.filter((each) => !mine().includes(each));
  const isLeader = role === 'manager';
  const isAnswerer = role !== 'viewer';

  beforeAll(async () => {
    branch = of === 'malda' ? malda : 1;
    const userId = name.replaceAll(' ', '-').toLowerCase();
    await addPerson(server, owner, { userId, role });
    await changed(owner, userId, { branches: [branch] });
    browser = await signIn(server, { userId, password: 'Mahananda-River-1961' });
  });

  function expectTellsNothing(text: string, what: string): void {
    const leaked = hidden().filter(({ reference, mobile, word }) =>
      [reference, mobile, word].some((each) => text.includes(each)),
    );
    recordTried({ attacks: 1, letIn: Number(leaked.length > 0) });
    expect(leaked, what).toEqual([]);
  }

  async function read<Body>(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await browser.send<Body>(method, path, ...(body ? [body] : []));
    expectTellsNothing(answer.text, `${method} ${path} ${JSON.stringify(body)}`);
    return answer;
  }

  it('finds their enquiries alone in every list, search, count and number', async () => {
    const { body: me } = await read<{ branches: number[] }>('GET', '/api/me');
    expect(me.branches).toEqual([branch]);
    for (const view of deskViews) await read('POST', '/api/desk', { view, limit: 50 });
    const open = await listed(browser, 'open', { limit: 50 });
    const wanted = mine().filter(({ kind }) => kind !== 'opt-in');
    const references = (rows: readonly { reference: string }[]) =>
      rows.map(({ reference }) => reference).sort();
    expect(references(open)).toEqual(references(wanted));
    expect(open.every((row) => row.branch === branch)).toBe(true);
    const { body: counts } = await read<{ counts: { open: number } }>('GET', '/api/desk/counts');
    expect(counts.counts.open).toBe(wanted.length);
    const other = branch === 1 ? malda : 1;
    expect(await listed(browser, 'open', { branch: other })).toEqual([]);
    const all = await read<{ totalRecords: number }>('POST', LIST, { limit: 100 });
    expect(all.body.totalRecords).toBe(mine().length);
    const ofOther = await read<{ totalRecords: number }>('POST', LIST, { branch: other });
    expect(ofOther.body.totalRecords).toBe(0);
    for (const { reference, mobile, word } of hidden()) {
      for (const search of [reference, mobile, word]) {
        const found = await browser.send<{ rows: object[] }>('POST', '/api/desk', {
          view: 'open',
          search,
        });
        expect(found.body.rows, search).toEqual([]);
        const rows = await browser.send<{ totalRecords: number }>('POST', LIST, { search });
        expect(rows.body.totalRecords, search).toBe(0);
      }
    }
    const dashboard = await read<{ kinds: Record<string, { total: number }> }>(
      'GET',
      '/api/dashboard/history',
    );
    for (const { kind } of mine()) expect(dashboard.body.kinds[kind]?.total, kind).toBe(1);
    const today = await browser.send<Record<string, number>[]>('GET', '/api/dashboard');
    for (const count of Object.values(today.body[0] ?? {})) expect(count).toBe(1);
    await read('GET', '/api/desk/notices');
    const rows = await read<{ rows: object[] }>('POST', '/api/desk/rows', {
      references: marked.map(({ reference }) => reference),
    });
    expect(rows.body.rows).toHaveLength(mine().length);
  });

  it('finds them alone in every report, file and paper', async () => {
    for (const kind of reportKinds.filter((each) => kinds.includes(each))) {
      const path = reportOf(kind)?.path ?? '';
      const report = await read<{ totalRecords: number }>('POST', path, {});
      expect(report.body.totalRecords, path).toBe(1);
      const next = await read<{ totalRecords: number }>('POST', path, { after: 'newest' });
      expect(next.body.totalRecords, path).toBe(1);
    }
    const init = (wanted: object = {}) => ({
      method: 'POST',
      headers: {
        Cookie: `session=${browser.cookies.get('session')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ page: 1, limit: 100, ...wanted }),
    });
    const paperOf = async (wanted?: object) => {
      const paper = await fetch(`${server.url}${LIST}/pdf`, init(wanted));
      return readPdf(new Uint8Array(await paper.arrayBuffer())).text;
    };
    const text = await paperOf();
    expect(text).not.toContain('Branch:');
    expect(await paperOf({ branch: malda })).toMatch(/Branch:[^\n]*Malda/);
    expectTellsNothing(text, 'PDF');
    expect(text).toContain(`Rows:${mine().length}`);
    if (!isLeader) return;
    const csv = await read('GET', `${LIST}/export`);
    expect(csv.status).toBe(200);
    for (const { reference } of mine()) expect(csv.text).toContain(reference);
    expect(
      (await read('GET', `${LIST}/export?branch=${branch === 1 ? malda : 1}`)).text,
    ).not.toMatch(/Debjani/);
  });

  it('sees no other enquiry, customer or quotation, as if there were none', async () => {
    for (const { reference, mobile } of hidden()) {
      for (const path of [
        `${LIST}/${reference}`,
        `/api/desk/enquiries/${reference}`,
        `/api/desk/enquiries/${reference}/events/9`,
        `/api/desk/enquiries/${reference}/quotations`,
      ]) {
        const answer = await browser.send('GET', path);
        recordTried({ attacks: 1, letIn: Number(answer.status !== 404) });
        expect(answer.status, path).toBe(404);
      }
      if (!isAnswerer) continue;
      const known = await read<{ customer: object | null }>('POST', '/api/knownCustomer', {
        mobile,
      });
      expect(known.body.customer, mobile).toBeNull();
      const found = await read<{ customers: object[] }>('POST', '/api/customerSearch', {
        search: mobile,
      });
      expect(found.body.customers).toEqual([]);
      const note = { do: 'note', text: 'from afar' };
      const taken = await step(browser, reference, note, { version: 1 });
      recordTried({ attacks: 1, letIn: Number(taken.status !== 404) });
      expect(taken.status).toBe(404);
    }
    if (isAnswerer) {
      const states = await read<{ stands: object[] }>('POST', '/api/desk/stands', {
        references: marked.map(({ reference }) => reference),
      });
      expect(states.body.stands).toHaveLength(mine().length);
      await read('GET', '/api/recentCustomers');
    }
  });

  it.runIf(isLeader)('counts and changes them alone', async () => {
    const period = { from: '2026-11-01', to: '2026-11-30' };
    for (const by of insightGroups) {
      const { body } = await read<Insights>('POST', '/api/insights', { ...period, by });
      expect(body.total.arrived, by).toBe(mine().length - 1);
    }
    const other = { ...period, by: 'kind', branch: branch === 1 ? malda : 1 };
    expect((await read<Insights>('POST', '/api/insights', other)).body.total.arrived).toBe(0);
    const counted = { ...period, figure: 'arrived', group: { by: 'branch', key: String(malda) } };
    const rows = await listed(browser, 'open', { counted, limit: 50 });
    expect(rows).toHaveLength(branch === malda ? mine().length - 1 : 0);
    await read('GET', '/api/desk/overdue');
    const matches = await read<{ count: number }>('POST', '/api/desk/matches', { view: 'open' });
    expect(matches.body.count).toBe(mine().length - 1);
    const which = {
      by: 'rows',
      rows: hidden().map(({ reference }) => ({ reference, version: 1 })),
    };
    const many = await read<{ done: number; left: { gone: number } }>('POST', '/api/desk/steps', {
      key: randomUUID(),
      step: { do: 'assign', to: null },
      which,
    });
    expect(many.body).toMatchObject({ done: 0, left: { gone: hidden().length } });
    const outsider = await browser.send('POST', '/api/desk/enquiries', {
      key: randomUUID(),
      kind: 'sales',
      origin: 'phone',
      values: { name: 'Somebody' },
      branch: branch === 1 ? malda : 1,
    });
    expect(outsider.status).toBe(400);
  });
});

it('people who may not read its branch get no enquiry, in turn, by name or with an alert', async () => {
  const away = await join(server, owner, { userId: 'away', role: 'sales' });
  const there = await join(server, owner, { userId: 'there', role: 'sales' });
  await changed(owner, 'away', { branches: [1] });
  await changed(owner, 'there', { branches: [malda], branch: malda });
  for (const each of [away, there]) {
    expect((await each.send('PATCH', '/api/desk/duty', { isOn: true })).status).toBe(200);
  }
  const { reference } = await send('sales', malda);
  await runDesk(server);
  const whys = async (browser: Browser) =>
    (await browser.send<{ notices: { reference: string }[] }>('GET', '/api/desk/notices')).body
      .notices;
  expect((await whys(there)).some((each) => each.reference === reference)).toBe(true);
  expect((await whys(away)).some((each) => each.reference === reference)).toBe(false);
  expect((await step(owner, reference, { do: 'assign', to: 'away' })).status).toBe(400);
  const given = await done(owner, reference, { do: 'assign', to: 'there' });
  expect(given.enquiry.assignee?.user_id).toBe('there');
  // With another branch, their open work goes back to its queue.
  const change = await owner.send<{ handed: object[] }>('PATCH', '/api/staff/there', {
    version: (
      await owner.send<{ staff: { user_id: string; version: number }[] }>('GET', '/api/staff')
    ).body.staff.find((each) => each.user_id === 'there')?.version,
    branches: [1],
  });
  expect(change.body.handed).toEqual([{ kind: 'sales', total: 1, to: null }]);
  const { body } = await owner.send<DeskDetail>('GET', `/api/desk/enquiries/${reference}`);
  expect(body.enquiry.assignee).toBeNull();
  const unknown = await owner.send('PATCH', '/api/staff/there', { version: 99, branches: [4711] });
  expect([400, 409]).toContain(unknown.status);
});

it('a deleted branch loses nothing: the first one has its enquiries, also those that come late', async () => {
  const gone = await addBranch(owner, 'Raiganj');
  const { reference } = await send('sales', gone);
  const reader = await join(server, owner, { userId: 'first-only', role: 'viewer' });
  await changed(owner, 'first-only', { branches: [1] });
  expect((await owner.send('DELETE', `/api/branches/${gone}`)).status).toBe(200);
  const seen = await reader.send<DeskDetail>('GET', `/api/desk/enquiries/${reference}`);
  expect(seen.body.enquiry.branch).toBe(1);
  const log = await server.db
    .selectFrom('audit_events')
    .select('what')
    .where('action', '=', 'branch deleted')
    .execute();
  expect(log.at(-1)?.what).toBe(`${gone}: 1 to branch 1`);
  // Another server that has not heard of it yet stores one for it.
  const late = await send('sales', 1);
  await server.db
    .updateTable('desk')
    .set({ dealer_id: gone })
    .where('arrived_at', '>', 0)
    .where('check_at', '=', 0)
    .execute();
  await runDesk(server);
  const found = await reader.send<DeskDetail>('GET', `/api/desk/enquiries/${late.reference}`);
  expect(found.body.enquiry.branch).toBe(1);
});
