import { beforeEach, describe, expect, it } from 'vitest';
import { instantOf, type EnquiryKind, type LeadCheck } from '@dealership/shared';
import { openDatabase } from '../../../src/db/open-database.ts';
import { importLeads } from '../../../src/features/enquiries/desk/leads/import-leads.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { createTestLog } from '../../support/server/test-server.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import { cutShort } from '../../support/database/cut-short.ts';
import { deskOf, listed, runDesk } from '../../support/desk/desk-work.ts';
import { buildForm, send } from '../../support/images/pictures.ts';
import { workbook, type Cells } from '../../support/content/price-lists.ts';

const desk = useCustomerDesk();
const { servers, lines, arrive, customerOf, actions } = desk;
let owner: Browser;
let rina: Browser;
beforeEach(() => {
  ({ owner, rina } = desk.people);
});

/** `npm run test:long` imports more. */
const ROWS = Number(process.env.LEADS_ROWS ?? 500);
const BAD = 37;
const HOUR_MS = 3_600_000;

type Applied = { message: string; added: number; stored: number; unread: number };

interface Asked {
  kind?: EnquiryKind;
  name?: string;
  by?: Browser;
  /** Through the second server. */
  isThere?: boolean;
}

async function ask<Answer>(
  call: string,
  content: Buffer | string,
  {
    kind = 'sales',
    name = 'leads.csv',
    by = owner,
    isThere = false,
    digest,
  }: Asked & { digest?: string },
) {
  const parts = [
    { field: 'kind', content: kind },
    ...(digest === undefined ? [] : [{ field: 'digest', content: digest }]),
    { field: 'file', content, fileName: name },
  ];
  const cookie = cookieOf(by);
  const server = isThere ? servers.second : servers.first;
  const answer = await send(server, `/api/desk/leads/${call}`, { body: buildForm(parts), cookie });
  return answer as { status: number; body: Answer & typeof answer.body };
}

const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');

const check = (content: Buffer | string, asked: Asked = {}) =>
  ask<LeadCheck>('check', content, asked);

/** Checks a file and stores it, like the screen. */
async function bring(content: Buffer | string, asked: Asked = {}): Promise<Applied> {
  const { digest } = (await check(content, asked)).body;
  const { status, body } = await ask<Applied>('apply', content, { ...asked, digest });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const csv = (rows: readonly Cells[]) =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\n');

const numberOf = (index: number) => String(9_832_000_000 + index);

/** A portal's file in which every `bad`-th row has no usable number. */
function portal(rows: number, bad: number): string {
  const every = Math.floor(rows / bad);
  let left = bad;
  const cells = Array.from({ length: rows }, (_, index): Cells => {
    const isBad = index % every === 0 && left-- > 0;
    return [`L${index}`, `Lead ${index}`, isBad ? '12345' : numberOf(index), 'Activa 6G', 'Diwali'];
  });
  return csv([['Lead Id', 'Customer Name', 'Mobile No.', 'Model', 'Campaign'], ...cells]);
}

describe('a file of leads', () => {
  it(`of ${ROWS} rows is stored but for its ${BAD} bad ones, which are reported, and again nothing`, async () => {
    const file = portal(ROWS, BAD);
    const { body } = await check(file);
    expect(body).toMatchObject({
      fresh: ROWS - BAD,
      unread: BAD,
      stored: 0,
      repeated: 0,
      of_customers: 0,
    });
    expect(body.errors).toHaveLength(BAD);
    expect(body.errors[0]).toEqual({
      row: 2,
      row_text: 'L0 · Lead 0 · 12345 · Activa 6G · Diwali',
      column: 'Mobile No.',
      text: expect.stringContaining('10') as string,
    });
    expect(await storedCount(servers.first)).toBe(0);

    const { digest } = body;
    const first = await ask<Applied>('apply', file, { digest });
    expect(first.body).toMatchObject({ added: ROWS - BAD, stored: 0, unread: BAD });
    await runDesk(servers.first);
    expect(await storedCount(servers.first)).toBe(ROWS - BAD);
    const again = await ask<Applied>('apply', file, { digest });
    expect(again.body).toMatchObject({ added: 0, stored: ROWS - BAD, unread: BAD });
    expect(await storedCount(servers.first)).toBe(ROWS - BAD);

    expect(await actions()).toEqual([`leads imported: ${ROWS - BAD} sales`]);
    const { notices, counts } = (
      await rina.send<{ notices: number; counts: { unassigned: number } }>(
        'GET',
        '/api/desk/counts',
      )
    ).body;
    expect([notices, counts.unassigned]).toEqual([0, Math.min(ROWS - BAD, 1001)]);
    expect(lines.join('')).not.toMatch(/Lead 1|98320\d{5}/);
  });

  it('becomes enquiries that wait for their answer, with all that is in it', async () => {
    await servers.first.db.deleteFrom('desk_notices').execute();
    const file = csv([
      ['Export of the portal'],
      [
        'created_time',
        'full_name',
        'phone_number',
        'Email',
        'bike',
        'Remarks',
        'city',
        'ad_name',
        'x',
      ],
      [
        '2026-11-20T10:00',
        'Asha Rai',
        'p:+919832055555',
        'a@b.in',
        'SP125',
        'Call\nlate',
        'Malda',
        'Puja',
        '1',
      ],
    ]);
    const { body } = await check(file);
    expect(body.columns).toContainEqual({ heading: 'bike', is: 'Model' });
    expect(body.columns).toContainEqual({ heading: 'x', is: null });
    await bring(file);
    await runDesk(servers.first);
    // Nobody is alerted to one of many when its time has passed.
    const { clock } = servers.first;
    await runDesk({ ...servers.first, clock: () => clock() + HOUR_MS });
    const [row] = await listed(owner, 'open');
    const { enquiry, events } = await deskOf(owner, row?.reference ?? '');
    expect(enquiry).toMatchObject({
      kind: 'sales',
      origin: 'import',
      status: 'new',
      assignee: null,
      next_at: instantOf('2026-11-21T12:30'),
      sent: { name: 'Asha Rai', mobile: '9832055555', email: 'a@b.in', model: 'SP125' },
    });
    expect(events.map(({ kind, person, detail }) => [kind, person?.user_id, detail])).toEqual([
      [
        'added',
        'staff',
        {
          origin: 'import',
          note: 'Message: Call\nlate\nTown: Malda\nReceived: 2026-11-20T10:00\nAdvertisement: Puja\nx: 1',
        },
      ],
    ]);
    expect(await servers.first.db.selectFrom('desk_notices').selectAll().execute()).toEqual([]);
  });

  it('may be a workbook; three spellings of a number are one customer, and a lead twice is one', async () => {
    const file = await workbook([
      ['Mobile', 'First Name', 'Last Name', 'Product', 'Comments'],
      [9_832_011_111, 'Asha', 'Rai', 'Livo', ''],
      ['+91 98320-11111', 'Asha', '', 'Shine', ''],
      ['919832011111', 'A.', 'Rai', 'Dio', 'again'],
      ['09832011111', 'Asha', 'Rai', 'Livo', ''],
    ]);
    expect((await check(file, { kind: 'product' })).body).toMatchObject({ fresh: 3, repeated: 1 });
    expect(await bring(file, { kind: 'product' })).toMatchObject({ added: 3 });
    await runDesk(servers.first);
    const [row] = await listed(owner, 'open');
    const customer = await customerOf(row?.reference ?? '');
    expect(customer.enquiries.map(({ kind }) => kind)).toEqual(['product', 'product', 'product']);
    // The same leads as another kind are other enquiries.
    expect(await bring(file, { kind: 'sales' })).toMatchObject({ added: 3 });
  });

  it('reports who has an open enquiry already, and whose number is blocked; both are stored', async () => {
    const open = await arrive('sales', { mobile: '9832022222' });
    const blocked = await customerOf(await arrive('service', { mobile: '9832033333' }));
    await owner.send('POST', `/api/customers/${blocked.id}/block`, { isBlocked: true });
    const file = csv([
      ['Name', 'Phone'],
      ['Asha', '98320 22222'],
      ['Unwanted', '9832033333'],
      ['New', '9832044444'],
    ]);
    expect((await check(file)).body).toMatchObject({
      fresh: 3,
      of_customers: 2,
      blocked: 1,
      with_open: 1,
      open: [{ row: 2, reference: open }],
    });
    expect(await bring(file)).toMatchObject({ added: 3 });
    await runDesk(servers.first);
    expect((await customerOf(open)).enquiries).toHaveLength(2);
    expect(await listed(owner, 'open', { kinds: ['sales'] })).toHaveLength(3);
    const closed = await listed(owner, 'closed', { kinds: ['sales'] });
    expect(closed).toMatchObject([{ origin: 'import', status: 'lost' }]);
  });

  it('has numbers as people write them: stored, searched, blocked and erased they are the same', async () => {
    const file = csv([
      ['Name', 'Mobile', 'Registration'],
      ['Asha\u00a0Rai', '(0)9832050001', ''],
      ['\u200eBimal Das', '+91-(0)9832050002', ''],
      ['Chitra Sen', '0091 9832050003', ''],
      ['Dipa Roy', '91-98320.50004', ''],
      ['Ela Pal', '(983) 205-0005', ''],
      ['Firoz Ali', 'p:+919832050006', ''],
      ['Gita Rai', '৯৮৩২০ ৫০০০৭', ''],
    ]);
    expect(await bring(file)).toMatchObject({ added: 7, unread: 0 });
    await runDesk(servers.first);
    const rows = await listed(owner, 'open');
    expect(rows.map(({ sent }) => sent.mobile).sort()).toEqual(
      Array.from({ length: 7 }, (_, at) => `983205000${at + 1}`),
    );
    expect(rows.map(({ sent }) => sent.name)).toEqual(
      expect.arrayContaining(['Asha Rai', 'Bimal Das']),
    );
    for (const mobile of ['91-98320.50004', '(983) 205-0004', 'tel:+919832050004']) {
      const { body } = await owner.send('POST', '/api/knownCustomer', { mobile });
      expect(body).toMatchObject({ customer: { name: 'Dipa Roy' } });
      const found = await owner.send('POST', '/api/customerSearch', { search: mobile });
      expect(found.body).toMatchObject({ customers: [{ name: 'Dipa Roy' }] });
    }
    const again = csv([
      ['Name', 'Mobile', 'Model'],
      ['Dipa Roy', 'Mob: 098320.50004', 'Livo'],
    ]);
    const reference = rows.find(({ sent }) => sent.name === 'Dipa Roy')?.reference ?? '';
    const customer = await customerOf(reference);
    await owner.send('POST', `/api/customers/${customer.id}/block`, { isBlocked: true });
    expect((await check(again)).body).toMatchObject({ of_customers: 1, blocked: 1 });
    const erased = await owner.send('POST', '/api/erasures', { mobile: '0091 (0)98320/50004' });
    expect(erased.body).toMatchObject({ total: 1 });
  });

  it('is text, whatever is in it; formulas, errors of spreadsheets and what is too long are reported', async () => {
    const file = csv([
      ['Name', 'Phone', 'Remarks', 'City'],
      ['=HYPERLINK("http://x")', '9832010001', '', ''],
      ['<img src=x onerror=alert(1)>', '9832010002', "'=1+1", ''],
      ['#REF!', '9832010003', '', '#N/A'],
      ['Asha', '9832010004', '\u{1F600}'.repeat(2001), ''],
      ['Asha', '9832010005', '', 'x'.repeat(2001)],
      ['', '', 'call me', ''],
    ]);
    const { body } = await check(file);
    expect(body).toMatchObject({ fresh: 1, unread: 4, unreachable: 1 });
    expect(body.unreachable_rows).toEqual([{ row: 7, text: 'call me' }]);
    expect(body.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Name'],
      [4, 'Name'],
      [5, 'Remarks'],
      [6, 'City'],
    ]);
    await bring(file);
    const [row] = await listed(owner, 'open');
    expect(row?.sent.name).toBe('<img src=x onerror=alert(1)>');
    expect((await deskOf(owner, row?.reference ?? '')).events[0]).toMatchObject({
      detail: { note: 'Message: =1+1' },
    });
    expect((await check('Colour,Price\nred,1\n')).body.problems).toMatchObject({
      file: { code: 'leads_without_heads' },
    });
  });

  it('that a spreadsheet has saved again is known, with its ID rounded or none; and so is what was stored before', async () => {
    const heads = ['id', 'Name', 'Mobile', 'Model', 'Date'];
    const file = csv([
      heads,
      ['1234567890123456', 'Bimal', '9832050002', 'Activa', '2026-11-25'],
      ['', 'Asha', '9832050001', 'SP125', '2026-11-24'],
    ]);
    expect(await bring(file)).toMatchObject({ added: 2 });
    const saved = csv([
      heads,
      ['1.23457E+15', 'Bimal', '+91 98320 50002', 'ACTIVA', '25-11-2026'],
      ['', 'Asha', '9832050001', 'SP125', '24/11/26'],
      ['1.23457E+15', 'Bimal', '+91 98320 50002', 'Activa', '26-11-2026'],
    ]);
    expect((await check(saved)).body).toMatchObject({ fresh: 1, stored: 2 });
    await runDesk(servers.first);
    // In the form of an earlier version: its key has the texts of the file.
    const { db } = servers.first;
    const asha = db.updateTable('enquiries').where('mobile', '=', '9832050001');
    await asha.set({ submission_key: 'import:before' }).execute();
    expect((await check(saved)).body).toMatchObject({ fresh: 1, stored: 2 });
    expect(await bring(saved)).toMatchObject({ added: 1, stored: 2 });
  });

  it('of this back office offers nothing, be it whole or with columns of other files', async () => {
    const [mine, other] = [await arrive('sales'), await arrive('sales', { mobile: '9832022222' })];
    const list = '/api/allEnquiries';
    const { body } = await owner.send<{ ticket: string }>('POST', `${list}/export-ticket`, {});
    const answer = await fetch(`${servers.first.url}${list}/export?ticket=${body.ticket}`, {
      headers: { Cookie: cookieOf(owner) },
    });
    expect(answer.status).toBe(200);
    const whole = Buffer.from(await answer.arrayBuffer());
    expect((await check(whole)).body).toMatchObject({ fresh: 0, own: 2, stored: 0 });
    const some = csv([
      ['Ref', 'Name', 'Mobile'],
      [mine, 'Asha', '9832022221'],
      [other.toLowerCase(), 'Bina', '9832022222'],
      ['AAAA2222', 'New', '9832022223'],
    ]);
    expect((await check(some)).body).toMatchObject({ fresh: 1, own: 2 });
    expect(await bring(whole)).toMatchObject({ added: 0, stored: 0 });
  });

  it('reports what it leaves out, and never keeps the name of the file', async () => {
    const file = csv([
      ['Name', 'Mobile', 'Email', 'City', 'Slot'],
      ['???? ???', '9832010001', '', '', ''],
      ['Asha', '', '', 'Malda', ''],
      ['Bina', '', 'bina@example.in', 'Malda', '#N/A'],
      ['Total leads: 3', '', '', '', ''],
    ]);
    const name = 'Asha Rai 9832077777.csv';
    const { body } = await check(file, { name });
    expect(body).toMatchObject({
      fresh: 1,
      without_number: 1,
      unreachable: 1,
      not_leads: 1,
      unread: 1,
      damaged: 1,
      unreachable_rows: [{ row: 3, text: 'Asha · Malda' }],
      not_lead_rows: [{ row: 5, text: 'Total leads: 3' }],
      left_out: [{ column: 'Slot', rows: 1 }],
    });
    expect(body.errors[0]?.text).toContain('CSV UTF-8');
    await bring(file, { name });
    expect((await actions()).join('\n')).not.toMatch(/9832077777|Asha/);
    expect(lines.join('')).not.toMatch(/9832077777|Asha/);
  });

  it('is for those who may import, for the kinds that there are, and as it was looked at', async () => {
    const file = portal(3, 1);
    expect((await check(file, { by: rina })).status).toBe(403);
    expect((await ask('apply', file, { by: rina, digest: 'x' })).status).toBe(403);
    expect((await check(file, { kind: 'opt-in' })).body.problems).toMatchObject({
      kind: { code: 'not_kind' },
    });
    const { digest } = (await check(file)).body;
    for (const asked of [{ digest: 'x' }, { digest, kind: 'amc' as const }]) {
      const { status, body } = await ask('apply', file, asked);
      expect([status, body.problems]).toMatchObject([400, { file: { code: 'leads_changed' } }]);
    }
    expect(await storedCount(servers.first)).toBe(0);
  });

  it('is stored once when two send it at once, at two servers', async () => {
    const file = portal(450, 1);
    const answers = await Promise.all(
      [false, true, true].map((isThere) => bring(file, { isThere })),
    );
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(449);
    expect(await storedCount(servers.first)).toBe(449);
    const keys = await servers.first.db.selectFrom('desk').selectAll().execute();
    expect(keys).toHaveLength(449);
  });

  it('that was cut short between its parts is finished by sending it again', async () => {
    const { database, clock, db } = servers.first;
    const cells = Array.from({ length: 450 }, (_, index) => [`Lead ${index}`, numberOf(index)]);
    const rows = [['Name', 'Mobile'], ...cells];
    const sheet = { name: '', rows, formulas: [], hidden: 0, beyond: 0, isTooLong: false };
    const counts = new Set<number>();
    for (const statements of [2, 7, 11]) {
      const isDone = await cutShort(statements, async () => {
        const own = openDatabase(database.config);
        const log = createTestLog();
        try {
          await importLeads(
            {
              db: own,
              clock,
              log,
              audit: createAuditTrail({ clock, log }),
              answering: createAnsweringSource({ db: own, clock }),
            },
            { sheets: [sheet], bytes: new Uint8Array() },
            { kind: 'sales', locale: 'en', userId: 'staff', branch: 1 },
          );
        } finally {
          await own.destroy();
        }
      });
      expect(isDone).toBe(false);
      const stored = await storedCount(servers.first);
      counts.add(stored);
      for (const table of ['desk', 'desk_events'] as const) {
        expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(stored);
      }
    }
    expect([...counts][0]).toBe(0);
    expect(counts.size).toBeGreaterThan(1);
    expect(await bring(csv([['Name', 'Mobile'], ...cells]))).toMatchObject({
      stored: [...counts].at(-1),
      added: 450 - Number([...counts].at(-1)),
    });
    expect(await storedCount(servers.first)).toBe(450);
  });
});
