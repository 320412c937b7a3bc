import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, type Insights, type SentLead } from '@dealership/shared';
import type { Browser, Reply } from '../../support/requests/browser.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { deskOf, listed, runDesk } from '../../support/desk/desk-work.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import { buildForm, send } from '../../support/images/pictures.ts';
import {
  makeKey,
  programWith,
  sendLeads,
  type MadeKey,
  type Received,
} from '../../support/keys/keys.ts';

const { servers, people, actions, arrive, ids, lines } = useCustomerDesk();
let owner: Browser;
let key: MadeKey;
let program: Browser;
let there: Browser;
beforeEach(async () => {
  ({ owner } = people);
  await servers.first.db.deleteFrom('api_keys').execute();
  key = await makeKey(owner, { name: 'IndiaMART' });
  program = programWith(servers.first, key.key);
  there = programWith(servers.second, key.key);
});

const lead = (id: string, more: object = {}) => ({
  id,
  name: 'Asha Rai',
  mobile: '98320 51313',
  ...more,
});
const sendOne = (body: object): Promise<Reply<Received>> =>
  program.send<Received>('POST', '/api/leads', body);
const statesOf = ({ leads }: Received) => leads.map(({ state }) => state);
const referenceOf = ({ leads }: { leads: readonly SentLead[] }) => leads[0]?.reference ?? '';

describe('a lead of another program', () => {
  it('is an enquiry at once, with all that was sent, from the program that sent it', async () => {
    await people.rina.send('PATCH', '/api/desk/duty', { isOn: true });
    const { body, status, text } = await sendOne({
      UNIQUE_QUERY_ID: 'Q-1',
      SENDER_NAME: 'Asha Rai',
      SENDER_MOBILE: '+91-98320 51313',
      SENDER_EMAIL: 'asha@example.com',
      QUERY_PRODUCT_NAME: 'Activa 6G',
      SENDER_COMPANY: 'Rai Stores',
      CALL_DURATION: 12,
      'Wants a loan': true,
      Colours: ['red', 'blue'],
    });
    expect([status, statesOf(body)], text).toEqual([200, ['stored']]);
    await runDesk(servers.first);
    const { enquiry, events } = await deskOf(owner, referenceOf(body));
    expect(enquiry).toMatchObject({ kind: 'sales', origin: 'lead' });
    const person = { name: 'Asha Rai', mobile: '9832051313', email: 'asha@example.com' };
    expect(enquiry.sent).toMatchObject({ ...person, model: 'Activa 6G' });
    expect(enquiry.due_at).not.toBeNull();
    expect(enquiry.promised_at ?? null).toBeNull();
    const added = events.find(({ kind }) => kind === 'added');
    expect(added?.detail).toMatchObject({ origin: 'lead', from: 'IndiaMART' });
    const { note } = { note: '', ...added?.detail } as { note: string };
    expect(note.split('\n')).toEqual(
      expect.arrayContaining([
        'Lead ID: Q-1',
        'SENDER_COMPANY: Rai Stores',
        'CALL_DURATION: 12',
        'Wants a loan: true',
        'Colours: red, blue',
      ]),
    );
    // It raises an alert, as one from the website does.
    const counts = await people.rina.send<{ notices: number }>('GET', '/api/desk/counts');
    expect(counts.body.notices).toBe(1);
    expect(await servers.first.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    expect(await actions()).toContain('leads received: 1 of 1');
    expect(lines.join('')).not.toMatch(/Asha Rai|9832051313|Rai Stores/);
  });

  it('leaves its traces in the audit log by the name of the key', async () => {
    const { leads } = await sendLeads(program, [lead('a'), lead('b', { mobile: '9832051314' })]);
    const events = await servers.first.db
      .selectFrom('audit_events')
      .select(['user_id', 'what', 'reference_list'])
      .where('action', '=', 'leads received')
      .execute();
    expect(events).toEqual([
      {
        user_id: '(key) IndiaMART',
        what: '2 of 2',
        reference_list: leads.map(({ reference }) => reference).join(' '),
      },
    ]);
  });

  it('is stored once by the sender’s id: in one call, in two, at two servers at once', async () => {
    const first = await sendLeads(program, [lead('7'), lead('7'), lead('8')]);
    expect(statesOf(first)).toEqual(['stored', 'known', 'stored']);
    expect(statesOf(await sendLeads(there, [lead('7'), lead('9')]))).toEqual(['known', 'stored']);
    const many = Array.from({ length: 150 }, (_, index) => lead(`m${index}`));
    const both = await Promise.all([sendLeads(program, many), sendLeads(there, many)]);
    expect(both.map(({ stored, known }) => stored + known)).toEqual([150, 150]);
    expect(both[0].stored + both[1].stored).toBe(150);
    expect(both[0].leads.map(({ reference }) => reference)).toEqual(
      both[1].leads.map(({ reference }) => reference),
    );
    expect(await storedCount(servers.first)).toBe(153);
  });

  it('with an id of another customer is refused, and with changed details it is known', async () => {
    const reference = referenceOf(await sendLeads(program, [lead('7')]));
    const again = await sendLeads(program, [
      lead('7', { status: 'called', message: 'later' }),
      lead('7', { mobile: '9832000000' }),
    ]);
    expect(statesOf(again)).toEqual(['known', 'refused']);
    expect(again.leads.map((each) => each.reference)).toEqual([reference, reference]);
    expect(again.leads[1]?.problems.map(({ code }) => code)).toEqual(['lead_id_used']);
    expect(await storedCount(servers.first)).toBe(1);
  });

  it('that came by another key or in a file is known, if it is of the same customer', async () => {
    await sendLeads(program, [lead('7')]);
    const other = programWith(servers.first, (await makeKey(owner)).key);
    const states = statesOf(
      await sendLeads(other, [lead('7'), lead('7x'), lead('8', { mobile: '9832000000' })]),
    );
    expect(states).toEqual(['known', 'stored', 'stored']);
    const file =
      '"Lead Id","Name","Mobile"\n"7","Asha Rai","9832051313"\n"F1","Bina","9832011111"\n';
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const parts = [
      { field: 'kind', content: 'sales' },
      { field: 'file', content: file, fileName: 'leads.csv' },
    ];
    const checked = await send(servers.first, '/api/desk/leads/check', {
      body: buildForm(parts),
      cookie,
    });
    const { digest } = checked.body as unknown as { digest: string };
    expect(checked.body).toMatchObject({ fresh: 1, stored: 1 });
    await send(servers.first, '/api/desk/leads/apply', {
      body: buildForm([{ field: 'digest', content: digest }, ...parts]),
      cookie,
    });
    expect(statesOf(await sendLeads(program, [lead('F1', { mobile: '9832011111' })]))).toEqual([
      'known',
    ]);
  });

  it('is with the other enquiries of its customer', async () => {
    const before = await arrive('sales', { mobile: '9832051313' });
    const reference = referenceOf(await sendLeads(program, [lead('7')]));
    await runDesk(servers.first);
    expect(await ids(reference)).toBe(await ids(before));
    expect((await listed(owner, 'unassigned')).map((row) => row.reference)).toContain(reference);
  });

  it('is counted in Insights by the name of its key, also after the key is revoked', async () => {
    const other = await makeKey(owner, { name: 'Google Form' });
    const mobiles = ['9832051313', '9832051314', '9832051315'];
    await sendLeads(
      program,
      mobiles.map((mobile) => lead(mobile, { mobile })),
    );
    await sendLeads(programWith(servers.first, other.key), [lead('1', { mobile: '9832051316' })]);
    await arrive('sales');
    await runDesk(servers.first);
    await owner.send('DELETE', `/api/keys/${other.id}`);
    const today = dayOf(servers.first.clock());
    const { body } = await owner.send<Insights>('POST', '/api/insights', {
      from: today,
      to: today,
      by: 'source',
    });
    const [portal, ...others] = body.groups;
    expect(portal).toMatchObject({ name: 'IndiaMART', arrived: 3 });
    expect(others.map(({ name, arrived }) => [name, arrived])).toEqual(
      expect.arrayContaining([
        ['Google Form', 1],
        [undefined, 1],
      ]),
    );
    const counted = { from: today, to: today, figure: 'arrived' };
    const rows = await listed(owner, 'open', {
      counted: { ...counted, group: { by: 'source', key: portal?.key ?? '' } },
    });
    expect(rows.map(({ reference }) => reference)).toHaveLength(3);
  });

  it('that is erased and sent again is a new one, as with every other way', async () => {
    const reference = referenceOf(await sendLeads(program, [lead('7')]));
    await owner.send('POST', '/api/erasures', { mobile: '9832051313' });
    expect(await storedCount(servers.first)).toBe(0);
    const again = await sendLeads(program, [lead('7')]);
    expect(statesOf(again)).toEqual(['stored']);
    expect(referenceOf(again)).not.toBe(reference);
  });
});

describe('a lead that cannot be read', () => {
  it.each([
    ['without an id', { name: 'A', mobile: '9832051313' }, 'id', 'lead_id_missing'],
    ['with an id that lost digits', { id: 2 ** 60, mobile: '9832051313' }, 'id', 'lead_not_flat'],
    ['without a way to answer', { id: '1', name: 'A' }, 'mobile', 'lead_unreachable'],
    ['with an impossible number', { id: '1', mobile: '12' }, 'mobile', 'not_mobile'],
    [
      'of a kind that the key has not',
      { id: '1', mobile: '9832051313', kind: 'amc' },
      'kind',
      'not_kind',
    ],
    ['of no kind', { id: '1', mobile: '9832051313', kind: 7 }, 'kind', 'not_kind'],
    [
      'with objects without end',
      { id: '1', mobile: '9832051313', a: { b: { c: { d: 1 } } } },
      'a b c',
      'lead_not_flat',
    ],
    [
      'with too long a text',
      { id: '1', mobile: '9832051313', message: 'x'.repeat(2001) },
      'message',
      'too_long',
    ],
    ['with too long an id', { id: 'x'.repeat(201), mobile: '9832051313' }, 'id', 'too_long'],
    [
      'with too many fields',
      { id: '1', ...Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 'x'])) },
      'body',
      'too_many_values',
    ],
  ])('%s is refused with the reason', async (_title, body, field, code) => {
    const alone = await sendOne(body);
    expect([alone.status, alone.body.problems?.[field]?.code], alone.text).toEqual([400, code]);
    const among = await sendLeads(program, [lead('good'), body]);
    expect(statesOf(among)).toEqual(['stored', 'refused']);
    expect(among.leads[1]?.problems[0]?.code).toBe(code);
    expect(await storedCount(servers.first)).toBe(1);
  });

  it.each([
    [{ leads: [] }, 400],
    [{ leads: 'all' }, 400],
    [{ leads: Array.from({ length: 501 }, (_, at) => lead(String(at))) }, 400],
    [{ leads: [lead('1', { message: 'x'.repeat(1024 * 1024) })] }, 413],
  ])('refuses the whole call where the whole is wrong', async (body, status) => {
    expect((await sendOne(body)).status).toBe(status);
    expect(await storedCount(servers.first)).toBe(0);
  });

  it('does not stop others: what is no object is refused alone, in the language that is asked for', async () => {
    const answer = await sendLeads(program, ['text', 7, null, lead('1')] as object[]);
    expect(statesOf(answer)).toEqual(['refused', 'refused', 'refused', 'stored']);
  });

  it('keeps a number of many digits, and the answers of an advertiser’s list', async () => {
    const { leads } = await sendLeads(program, [
      {
        id: '1234567890123450',
        field_data: [
          { name: 'full_name', values: ['Asha Rai'] },
          { name: 'phone_number', values: ['+919832051313'] },
        ],
      },
    ]);
    expect(leads).toMatchObject([{ id: '1234567890123450', state: 'stored' }]);
    const { enquiry } = await deskOf(owner, leads[0]?.reference ?? '');
    expect(enquiry.sent).toMatchObject({ name: 'Asha Rai', mobile: '9832051313' });
  });
});
