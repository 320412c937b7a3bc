import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds, instantOf, minuteOf, reportKinds, reportOf } from '@dealership/shared';
import type { Browser } from '../support/requests/browser.ts';
import { storedCount } from '../support/requests/calls.ts';
import { deskOf, listed, runDesk } from '../support/desk/desk-work.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { useCustomerDesk } from '../support/desk/customer-desk.ts';

const desk = useCustomerDesk();
const { servers, lines, there, arrive, customerOf, actions } = desk;
let owner: Browser;
let rina: Browser;
beforeEach(() => {
  ({ owner, rina } = desk.people);
});

describe('an enquiry that is written down', () => {
  const add = (browser: Browser, body: object) =>
    browser.send<{ reference: string }>('POST', '/api/desk/enquiries', {
      key: randomUUID(),
      kind: 'sales',
      origin: 'walk-in',
      values: { name: 'Asha' },
      ...body,
    });

  it('needs a name or a number alone, is with whoever writes it, and the clock stops', async () => {
    const { status, body, text } = await add(rina, { nextAt: '2026-11-23T11:00' });
    expect(status, text).toBe(201);
    await runDesk(servers.first);
    const { enquiry, events } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({
      kind: 'sales',
      origin: 'walk-in',
      status: 'talking',
      standing: 'open',
      attempted_at: TEST_NOW,
      next_at: instantOf('2026-11-23T11:00'),
      is_unread: false,
      assignee: { user_id: 'rina' },
      customer: { ordinal: 1 },
    });
    expect(events.map(({ kind, person }) => [kind, person?.user_id])).toEqual([['added', 'rina']]);
    expect(await listed(rina, 'waiting')).toHaveLength(1);
    expect((await actions()).at(-1)).toBe(`enquiry added: sales ${body.reference}`);
    expect(lines.join('')).not.toMatch(/Asha/);
  });

  it('begins the timeline with what its form has no field for, 2,000 characters at most', async () => {
    const note = 'Shared from WhatsApp\nIs the Activa there?';
    const { body } = await add(rina, { note });
    const { events } = await deskOf(rina, body.reference);
    expect(events.map(({ detail }) => detail)).toEqual([{ origin: 'walk-in', note }]);
    const refused = await add(rina, { note: 'x'.repeat(2001) });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['note']]);
  });

  it('of every kind is stored with what was given, and no report breaks', async () => {
    for (const kind of enquiryKinds) {
      const { status, text } = await add(owner, { kind });
      expect(status, `${kind}: ${text}`).toBe(201);
    }
    for (const kind of reportKinds) {
      const report = reportOf(kind);
      const { body } = await owner.send<{ data: Record<string, unknown>[] }>(
        'POST',
        report?.path ?? '',
        { page: 1, limit: 10 },
      );
      const [row] = body.data;
      for (const { key, source } of report?.columns ?? []) {
        if (['name', 'createdDate', 'createdTime'].includes(source)) continue;
        expect(['', null], `${kind}.${key}`).toContain(row?.[key]);
      }
      const pdf = await owner.send('POST', `${report?.path}/pdf`, { page: 1, limit: 10 });
      expect(pdf.status, kind).toBe(200);
    }
    const all = await owner.send<{ data: object[] }>('POST', '/api/allEnquiries', { limit: 50 });
    expect(all.body.data).toHaveLength(enquiryKinds.length);
  });

  it('is checked by the kind’s own fields, which are named in words', async () => {
    const values = { mobile: '98', email: 'nobody', pinCode: '1' };
    const { status, body } = await add(rina, { values });
    expect(status).toBe(400);
    expect(Object.keys(body.problems ?? {}).sort()).toEqual(['email', 'mobile', 'pinCode']);
    expect((await add(rina, { values: {} })).body.problems).toMatchObject({
      mobile: { code: 'name_or_number' },
    });
    expect((await add(rina, { kind: 'amc' })).body.problems).toMatchObject({
      kind: { code: 'not_kind' },
    });
    expect((await add(rina, { nextAt: '2026-11-20T11:00' })).body.problems).toMatchObject({
      nextAt: { code: 'not_ahead' },
    });
    expect((await add(rina, { origin: 'website' })).status).toBe(400);
    expect(await storedCount(servers.first)).toBe(0);
  });

  it('is stored once, however often it is sent and wherever', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => add(index % 2 ? there(rina) : rina, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedCount(servers.first)).toBe(1);
  });

  it('that came by WhatsApp still waits for its answer', async () => {
    const values = { mobile: '+91 98320 55555' };
    const { body } = await add(rina, { origin: 'whatsapp', values });
    const { enquiry } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({ status: 'new', attempted_at: null });
    expect(minuteOf(enquiry.next_at ?? 0)).toBe('2026-11-21T12:30');
    expect(enquiry.sent.mobile).toBe('9832055555');
  });

  it('can be given to another by those who give, or to nobody', async () => {
    expect((await add(rina, { to: 'staff' })).status).toBe(403);
    expect((await add(owner, { to: 'suman' })).body.problems).toMatchObject({
      to: { code: 'not_assignable' },
    });
    const given = await add(owner, { to: 'rina' });
    expect((await deskOf(rina, given.body.reference)).enquiry.assignee?.user_id).toBe('rina');
    const { body } = await rina.send<{ notices: number }>('GET', '/api/desk/counts');
    expect(body.notices).toBe(1);
    const queued = await add(rina, { to: null });
    expect((await deskOf(rina, queued.body.reference)).enquiry.assignee).toBeNull();
  });

  it('of a blocked number is seen all the same, and linked with what is there', async () => {
    const first = await arrive('sales', { mobile: '9832077777' });
    const customer = await customerOf(first);
    await owner.send('POST', `/api/customers/${customer.id}/block`, { isBlocked: true });
    const { body } = await add(rina, { values: { mobile: '9832077777' } });
    await runDesk(servers.first);
    const { enquiry } = await deskOf(rina, body.reference);
    expect(enquiry).toMatchObject({ status: 'talking', customer: { id: customer.id, ordinal: 2 } });
  });
});
