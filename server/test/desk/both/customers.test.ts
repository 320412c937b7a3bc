import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Customer,
  type CustomerSummary,
  type FoundCustomer,
  type KnownCustomer,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { deskOf, done, listed, runDesk, step } from '../../support/desk/desk-work.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';

const desk = useCustomerDesk();
const { servers, lines, there, arrive, customerOf, seen, actions } = desk;
let owner: Browser;
let rina: Browser;
let suman: Browser;
beforeEach(() => {
  ({ owner, rina, suman } = desk.people);
});

describe('a customer', () => {
  it('has all enquiries of three spellings of a number, vehicles each once, and what they opted for', async () => {
    await arrive('sales', { mobile: '98320 11111', email: 'ASHA@example.com' });
    await arrive('amc', { mobile: '+91 98320-11111', registrationNumber: 'WB 74 AB 1234' });
    await arrive('service-booking', { mobile: '০৯৮৩২০১১১১১', registrationNumber: 'wb74ab1234' });
    await arrive('joy-club', { mobile: '9832011111', regNo: 'WB74ZZ9', model: 'Activa' });
    const last = await arrive('opt-in', { mobile: '9832011111', registration: 'WB74AB1234' });
    await arrive('sales', { mobile: '9832022222' });
    const customer = await customerOf(last);
    expect(customer).toMatchObject({
      name: 'Ananya Das',
      note: '',
      language: null,
      total: 5,
      may_separate: false,
      joined: [],
      proposals: [],
    });
    const agreed = customer.consents.filter(({ is_given: isGiven }) => isGiven);
    expect(agreed.map(({ mobile, channel }) => [mobile, channel])).toEqual([
      ['9832011111', 'sms'],
      ['9832011111', 'whatsapp'],
    ]);
    expect(customer.enquiries.map(({ kind }) => kind).sort()).toEqual(
      ['amc', 'joy-club', 'opt-in', 'sales', 'service-booking'].sort(),
    );
    expect(customer.known_by).toMatchObject([
      { text: '9832011111', is: 'mobile', customer: customer.id, is_blocked: false },
      { text: 'ananya.das@example.com', is: 'email', customer: null },
      { text: 'asha@example.com', is: 'email', customer: null },
    ]);
    expect(customer.vehicles).toHaveLength(2);
    expect(customer.vehicles).toContainEqual(
      expect.objectContaining({ registration: 'WB74ZZ9', model: 'Activa', year: '2021' }),
    );
  });

  it('is seen as far as one reads their kinds, and is not there for whoever reads none', async () => {
    const sales = await arrive('sales', { mobile: '9832011111' });
    const { id } = await customerOf(sales);
    expect((await suman.send('GET', `/api/customers/${id}`)).status).toBe(404);
    await arrive('amc', { mobile: '9832011111' });
    await runDesk(servers.first);
    const known = await seen(id, suman);
    expect([known.total, known.may_separate, known.enquiries[0]?.kind]).toEqual([1, false, 'amc']);
    expect((await seen(id)).total).toBe(2);
    expect((await owner.send('GET', '/api/customers/987654')).status).toBe(404);
    expect((await owner.send('GET', '/api/customers/x')).status).toBe(400);
  });

  it('keeps a note and a language; of two who change it at once the other gets both', async () => {
    const customer = await customerOf(await arrive('sales'));
    const path = `/api/customers/${customer.id}`;
    const { version } = customer;
    const answers = await Promise.all([
      rina.send<Customer>('PATCH', path, { version, note: 'Comes on Saturdays\nwith her son' }),
      there(owner).send<Customer>('PATCH', path, { version, note: 'Deaf: write', language: 'bn' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await seen(customer.id);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { note: now.note } });
    const { body } = await rina.send<Customer>('PATCH', path, {
      version: now.version,
      language: 'hi',
    });
    expect(body).toMatchObject({ note: now.note, language: 'hi' });
    const none = { version: body.version, language: null };
    expect((await rina.send<Customer>('PATCH', path, none)).body.language).toBeNull();
    for (const wrong of [{ note: 'x'.repeat(2001) }, { language: 'fr' }]) {
      const { status } = await rina.send('PATCH', path, { version: now.version + 2, ...wrong });
      expect(status).toBe(400);
    }
    expect((await suman.send('PATCH', path, { version: 1, note: 'x' })).status).toBe(404);
    expect(lines.join('')).not.toMatch(/Saturdays|Deaf|98320\d{5}/);
  });

  it('is found by number, name and reference, of the kinds that one reads', async () => {
    const sales = await arrive('sales', { mobile: '9832011111', name: 'Asha Rai' });
    await arrive('amc', { mobile: '9832022222', name: 'Asha Tamang' });
    const { id } = await customerOf(sales);
    const find = async (browser: Browser, search: string, without?: number) => {
      const { body, status, text } = await browser.send<{ customers: CustomerSummary[] }>(
        'POST',
        '/api/customerSearch',
        { search, without },
      );
      expect(status, text).toBe(200);
      return body.customers.map(({ name }) => name);
    };
    expect((await find(owner, 'asha')).sort()).toEqual(['Asha Rai', 'Asha Tamang']);
    expect(await find(rina, 'asha')).toEqual(['Asha Rai']);
    expect(await find(rina, '+91 98320 11111')).toEqual(['Asha Rai']);
    expect(await find(suman, '9832011111')).toEqual([]);
    expect(await find(owner, sales)).toEqual(['Asha Rai']);
    expect(await find(owner, 'asha', id)).toEqual(['Asha Tamang']);
    expect((await rina.send('POST', '/api/customerSearch', { search: 'a' })).status).toBe(400);
  });

  it('is listed to the person who has opened their enquiries last, not to others', async () => {
    const asha = await arrive('sales', { mobile: '9832011111', name: 'Asha Rai' });
    const bina = await arrive('sales', { mobile: '9832022222', name: 'Bina Das' });
    const amc = await arrive('amc', { mobile: '9832033333', name: 'Chitra Sen' });
    const recent = async (browser: Browser) => {
      const path = '/api/recentCustomers';
      const { body } = await browser.send<{ customers: CustomerSummary[] }>('GET', path);
      return body.customers.map(({ name }) => name);
    };
    await runDesk(servers.first);
    for (const reference of [asha, bina, asha, amc]) {
      servers.first.passTime(60_000);
      await owner.send('POST', `/api/desk/enquiries/${reference}/open`, { isOpen: true });
    }
    expect(await recent(owner)).toEqual(['Chitra Sen', 'Asha Rai', 'Bina Das']);
    expect(await recent(rina)).toEqual([]);
  });

  it('is found by model, registration number and whatever else, with what it was found by', async () => {
    const sales = await arrive('sales', { mobile: '9832011111', name: 'S.K. Das' });
    await arrive('sales', { mobile: '9832011111', name: 'Sujata Das' });
    const amc = { mobile: '9832022222', name: 'Asha Tamang', registrationNumber: 'WB 74-AB 9876' };
    await arrive('amc', amc);
    const booking = await arrive('service-booking', { mobile: '9832033333', message: 'Squeaks' });
    await runDesk(servers.first);
    const find = async (search: string, browser = owner) => {
      const { body } = await browser.send<{ customers: FoundCustomer[] }>(
        'POST',
        '/api/customerSearch',
        { search },
      );
      return body.customers.map(({ known_by: [number], found_by: by }) => [number, by]);
    };
    const bySales = '9832011111';
    expect(await find('sk das')).toEqual([[bySales, { is: 'name', text: 'S.K. Das' }]]);
    expect(await find('sujata.das')).toEqual([[bySales, null]]);
    expect(await find('(0)98320 11111')).toEqual([[bySales, null]]);
    expect(await find('activa-6g', rina)).toEqual([[bySales, { is: 'model', text: 'Activa 6G' }]]);
    expect(await find('এক্টিভা ৬জি', rina)).toEqual([[bySales, { is: 'model', text: 'Activa 6G' }]]);
    expect(await find('wb74ab9876')).toEqual([
      ['9832022222', { is: 'registration', text: 'WB 74-AB 9876' }],
    ]);
    expect(await find('wb74ab9876', rina)).toEqual([]);
    expect(await find(sales.toLowerCase())).toEqual([[bySales, { is: 'reference', text: sales }]]);
    expect(await find('squeaks')).toEqual([['9832033333', { is: 'enquiry', text: booking }]]);
    expect(await find('..')).toEqual([]);
  });

  it('is known while their number is typed', async () => {
    const first = await arrive('sales', { mobile: '9832011111' });
    await arrive('amc', { mobile: '9832011111' });
    await runDesk(servers.first);
    await done(rina, first, { do: 'assign', to: 'rina' });
    const known = async (browser: Browser, mobile: string) =>
      (await browser.send<KnownCustomer>('POST', '/api/knownCustomer', { mobile })).body.customer;
    expect(await known(rina, '+91 98320 11111')).toMatchObject({
      name: 'Ananya Das',
      total: 1,
      open: { reference: first, kind: 'sales', assignee: { user_name: 'Bimal rina' } },
    });
    expect(await known(owner, '9832011111')).toMatchObject({ total: 2 });
    expect(await known(rina, '9832099999')).toBeNull();
    await done(rina, first, { do: 'close', then: { to: 'done' } });
    expect((await known(rina, '9832011111'))?.open).toBeNull();
    expect((await rina.send('POST', '/api/knownCustomer', { mobile: '98' })).status).toBe(400);
  });
});

describe('a blocked number', () => {
  it('has its open enquiries closed, and those to come unseen, until it is unblocked', async () => {
    const first = await arrive('sales', { mobile: '9832066666' });
    const customer = await customerOf(first);
    await done(rina, first, { do: 'assign', to: 'rina' });
    expect((await rina.send('POST', `/api/customers/${customer.id}/block`, {})).status).toBe(403);
    const block = (isBlocked: boolean) =>
      owner.send<Customer>('POST', `/api/customers/${customer.id}/block`, { isBlocked });
    const blocked = await block(true);
    expect(blocked.body.known_by[0]).toMatchObject({ text: '9832066666', is_blocked: true });
    const closed = await deskOf(owner, first);
    expect(closed.enquiry).toMatchObject({ status: 'lost', lost_reason: 'not-an-enquiry' });
    expect(closed.events[0]).toMatchObject({ kind: 'blocked', person: { user_id: 'staff' } });
    // Earlier steps can no longer be undone.
    const before = closed.events.find(({ kind }) => kind === 'assign')?.id;
    expect((await step(rina, first, { do: 'undo', event: before })).status).toBe(400);

    const counts = async () =>
      (await owner.send<{ counts: object }>('GET', '/api/desk/counts')).body;
    const countedBefore = await counts();
    const booking = await arrive('service-booking', { mobile: '+91 98320 66666' });
    const next = await arrive('sales', { mobile: '9832066666' });
    const isUnseen = async () => {
      const { counts: now } = await counts();
      expect({ ...now, closed: 0 }).toEqual({ ...countedBefore.counts, closed: 0 });
      for (const view of ['open', 'new', 'unassigned', 'overdue'] as const) {
        expect(await listed(owner, view)).toEqual([]);
      }
      const { enquiry } = await deskOf(owner, booking);
      const day = enquiry.sent.details.bookingDate as string;
      expect(await listed(owner, 'appointments', { day })).toEqual([]);
    };
    await isUnseen();
    await runDesk(servers.first);
    await isUnseen();
    expect((await deskOf(owner, next)).enquiry).toMatchObject({ status: 'lost', assignee: null });
    const notices = await servers.first.db
      .selectFrom('desk_notices')
      .select('id')
      .where('seen_at', 'is', null)
      .execute();
    expect(notices).toEqual([]);

    expect((await block(false)).status).toBe(200);
    const seenAgain = await arrive('sales', { mobile: '9832066666' });
    await runDesk(servers.first);
    expect((await listed(owner, 'open')).map(({ reference }) => reference)).toEqual([seenAgain]);
    expect(await actions()).toEqual([
      `number blocked: customer ${customer.id}`,
      `number unblocked: customer ${customer.id}`,
    ]);
  });
});
