import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allCalls,
  allEnquiriesReport,
  enquiryDefinitions,
  enquiryKinds,
  readContactNumber,
  reportKinds,
  reportOf,
  type Customer,
  type DeskPage,
  type EnquiryKind,
  type SettingName,
  type LeadCheck,
  type ManyDone,
  type Match,
  type Setting,
} from '@dealership/shared';
import type { Browser } from '../support/requests/browser.ts';
import { formFieldOf, post, submit } from '../support/requests/calls.ts';
import { runCommand } from '../support/server/command.ts';
import { deskOf, runDesk } from '../support/desk/desk-work.ts';
import { signIn } from '../support/people/people.ts';
import { buildForm, send } from '../support/images/pictures.ts';
import { workbook, type Cells } from '../support/content/price-lists.ts';
import { buildEnquiry, storeEnquiries } from '../support/enquiries/stored-enquiries.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const NUMBER = '9832012345';

/** The same number as people, phone books, keyboards and spreadsheets write it (rules: field-limits). */
const spellings = [
  NUMBER,
  '+91 98320 12345',
  '098320-12345',
  '(0)98320.12345',
  'tel:+919832012345',
  '৯৮৩২০১২৩৪৫',
  '०९८३२०-१२३४५',
  '0091-98320\u201112345',
  '98320\u00a012345',
  '\u200e98320\u200b12345\ufeff',
];

const NONE = { rcs: false, sms: false, obd: false, email: false, whatsapp: false };

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server;
  for (const table of ['enquiries', 'customers', 'consents', 'consent_people'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('counters').where('name', '=', 'consents').execute();
  await db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  owner = await signIn(server);
});

/** Runs a function with each spelling, and expects the same each time. */
async function each(read: (written: string, at: number) => Promise<unknown>, expected: unknown) {
  for (const [at, written] of spellings.entries()) {
    expect(await read(written, at), JSON.stringify(written)).toEqual(expected);
  }
}

/** An enquiry from that number, and one from another. @returns the reference of the first */
async function storeTwo(kind: EnquiryKind = 'sales'): Promise<string> {
  const { body } = await submit(server, kind);
  await storeEnquiries(server, [buildEnquiry({ kind, values: { mobile: '9733054321' } })]);
  await runDesk(server);
  return body.reference;
}

async function storedOf(reference: string): Promise<string | null | undefined> {
  const { db } = server;
  const query = db.selectFrom('enquiries').select('mobile').where('reference', '=', reference);
  return (await query.executeTakeFirst())?.mobile;
}

async function mobileOf(userId: string): Promise<string | undefined> {
  const query = server.db.selectFrom('admin_users').select('mobile_no');
  return (await query.where('user_id', '=', userId).executeTakeFirst())?.mobile_no;
}

const ask = async <Body extends object>(path: string, body: object): Promise<Body> => {
  const answer = await owner.send<Body>('POST', path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};

/** Keys for a number in a call's body, beside those of the forms. */
const keysOfNumbers = ['mobile', 'mobileNo', 'phone', 'search'];

/** Whether any of these keys is in a schema. */
function takesNumber(part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== 'object' || part === null || seen.has(part)) return false;
  seen.add(part);
  return Object.entries(part).some(
    ([key, value]) =>
      (key === 'shape' && keysOfNumbers.some((name) => name in (value as object))) ||
      takesNumber(value, seen),
  );
}

it('every call that takes a number is tried below', () => {
  const ofKinds = enquiryKinds.map((kind) => enquiryDefinitions[kind].path);
  const reports = [allEnquiriesReport.path, ...reportKinds.map(pathOf)];
  const others = Object.entries(allCalls).flatMap(([name, { body }]) => {
    const [, path = ''] = name.split(' ');
    const isKnown = ofKinds.includes(path) || reports.some((each) => path.startsWith(each));
    return !isKnown && takesNumber(body) ? [name] : [];
  });
  expect(others.sort()).toEqual([
    'PATCH /api/profile/:userId',
    'PATCH /api/staff/:userId',
    // Searches user ids and objects of actions: neither has numbers.
    'POST /api/auditEvents',
    'POST /api/branches',
    'POST /api/consents/stop',
    'POST /api/customerSearch',
    'POST /api/customers/:id/consents',
    'POST /api/desk',
    'POST /api/desk/matches',
    'POST /api/desk/steps',
    'POST /api/erasures',
    'POST /api/erasures/preview',
    'POST /api/knownCustomer',
    'POST /api/staff',
  ]);
});

describe('a number is stored as its ten digits', () => {
  it.each(enquiryKinds)('from the form %s', async (kind) => {
    const { wire } = formFieldOf(kind, 'mobile');
    await each(async (written) => {
      const { body } = await submit(server, kind, { overrides: { [wire]: written } });
      return storedOf(body.reference);
    }, NUMBER);
  });

  it('from an enquiry that staff write down', async () => {
    await each(async (written) => {
      const values = { name: 'Asha', [formFieldOf('contact', 'mobile').wire]: written };
      const { reference } = await ask<{ reference: string }>('/api/desk/enquiries', {
        key: randomUUID(),
        kind: 'contact',
        origin: 'phone',
        values,
      });
      return storedOf(reference);
    }, NUMBER);
  });

  it('in an account and a profile', async () => {
    await each(async (written, at) => {
      const userId = `rina${at}`;
      await ask('/api/staff', { userId, userName: 'Rina', mobileNo: written, role: 'sales' });
      return mobileOf(userId);
    }, NUMBER);
    await each(async (written, at) => {
      const person = { userId: `suresh${at}`, userName: 'Suresh', role: 'sales' };
      const { version } = await ask<{ version: number }>('/api/staff', person);
      const change = { version, mobileNo: written };
      const { status, text } = await owner.send('PATCH', `/api/staff/${person.userId}`, change);
      expect(status, text).toBe(200);
      return mobileOf(person.userId);
    }, NUMBER);
    await each(async (written) => {
      const profile = { userName: 'Asha', mobileNo: written };
      const { status, text } = await owner.send('PATCH', `/api/profile/${STAFF.userId}`, profile);
      expect(status, text).toBe(200);
      return mobileOf(STAFF.userId);
    }, NUMBER);
  });

  it('from a file of leads, CSV or Excel, in which it is one lead', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const bring = async (content: string | Buffer, name: string) => {
      const parts = [
        { field: 'kind', content: 'sales' },
        { field: 'file', content, fileName: name },
      ];
      const checked = await send(server, '/api/desk/leads/check', {
        body: buildForm(parts),
        cookie,
      });
      const { digest, fresh, repeated, stored } = checked.body as unknown as LeadCheck;
      const form = buildForm([...parts, { field: 'digest', content: digest }]);
      const { status } = await send(server, '/api/desk/leads/apply', { body: form, cookie });
      expect(status).toBe(200);
      return { fresh, repeated, stored };
    };
    const heads = ['Name', 'Mobile', 'Model'];
    const rows = spellings.map((written): Cells => ['Asha', written, 'Shine 125']);
    const [first, ...others] = [heads, ...rows].map((row) =>
      row.map((cell) => `"${cell}"`).join(','),
    );
    const guarded = `Asha,"=""${NUMBER}""",Shine 125`;
    const csv = [first, guarded, ...others].join('\n');
    const known = { fresh: 1, repeated: spellings.length, stored: 0 };
    expect(await bring(csv, 'leads.csv')).toEqual(known);
    const excel = await workbook([heads, ['Asha', Number(NUMBER), 'Activa 6G'], ...rows]);
    // The one about the other model is stored already.
    const again = { fresh: 1, repeated: spellings.length - 1, stored: 1 };
    expect(await bring(excel, 'leads.xlsx')).toEqual(again);
    const stored = await server.db.selectFrom('enquiries').select('mobile').execute();
    expect(stored).toEqual([{ mobile: NUMBER }, { mobile: NUMBER }]);
  });

  it('where messages are stopped, and where what was asked for after that is confirmed', async () => {
    const people = () => server.db.selectFrom('consent_people').select('mobile').execute();
    await each(
      async (written) => {
        const { status, text } = await post(server, '/api/consents/stop', {
          body: { mobile: written },
        });
        expect(status, text).toBe(200);
        return people();
      },
      [{ mobile: NUMBER }],
    );
    await each(
      async (written) => {
        server.passTime(1);
        await post(server, '/api/consents/stop', { body: { mobile: NUMBER } });
        server.passTime(1);
        const notifications = { ...NONE, sms: true };
        const overrides = { mobile: NUMBER, notifications };
        const { reference } = (await submit(server, 'opt-in', { overrides })).body;
        await runDesk(server);
        const id = (await deskOf(owner, reference)).enquiry.customer?.id;
        const { body } = await owner.send<Customer>('GET', `/api/customers/${id}`);
        const at = body.consents.find(({ waits }) => waits === 'confirmation')?.at;
        const path = `/api/customers/${id}/consents`;
        const confirmed = await ask<Customer>(path, { mobile: written, at });
        return confirmed.consents.flatMap(({ channel, is_given: isGiven }) =>
          isGiven ? [channel] : [],
        );
      },
      ['sms'],
    );
  });

  it('or as it is to be read, where it is the dealership’s own', async () => {
    const settingOf = async (name: SettingName, branch?: number) => {
      const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
      const found = body.settings.find(
        (setting) => setting.name === name && (branch === undefined || setting.branch === branch),
      );
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    };
    const save = async (name: SettingName, valueOf: (before: unknown) => unknown) => {
      const { branch, version, value } = await settingOf(name);
      const changes = [{ branch, name, version, value: valueOf(value) }];
      const { status, text } = await owner.send('PATCH', '/api/settings', { changes });
      expect(status, text).toBe(200);
      return (await settingOf(name)).value;
    };
    await each((written) => save('whatsapp', () => written), `91${NUMBER}`);
    await each(async (written) => {
      const of = { name: 'Asha', post: { en: 'Manager' }, email: 'asha@example.com' };
      const stored = await save('grievance', () => ({ ...of, phone: written }));
      return dialledOf((stored as { phone: string }).phone);
    }, NUMBER);
    await each(async (written) => {
      const others = { service: ['98320 10003'], insurance: ['98320 10006'] };
      const stored = await save('phones', () => ({
        ...others,
        'spare-parts': ['98320 10005'],
        sales: [written],
      }));
      return dialledOf((stored as { sales: string[] }).sales[0] ?? '');
    }, NUMBER);
    await each(async (written, at) => {
      const { id } = await ask<{ id: number }>('/api/branches', {
        branchName: '',
        street: `${at} Hill Road`,
        city: 'Malda',
        state: 'West Bengal',
        pinCode: '732101',
        phone: written,
      });
      const { value } = await settingOf('phones', id);
      return dialledOf((value as { sales: string[] }).sales[0] ?? '');
    }, NUMBER);
  });
});

/** The number that is dialled for a number of the dealership, which is stored for display. */
function dialledOf(phone: string): string | undefined {
  expect(phone).toMatch(/^\+?\d[\d -]+\d$/);
  return readContactNumber(phone);
}

describe('a number is found by its ten digits', () => {
  it('on the desk: in its lists, for many at once, and among customers', async () => {
    const reference = await storeTwo();
    await each(
      async (search) => {
        const { rows } = await ask<DeskPage>('/api/desk', { view: 'open', search });
        return rows.map((row) => row.reference);
      },
      [reference],
    );
    await each(async (search) => {
      return (await ask<Match>('/api/desk/matches', { view: 'open', search })).count;
    }, 1);
    await each(async (search) => {
      const query = { view: 'open', search };
      const { done, left } = await ask<ManyDone>('/api/desk/steps', {
        key: randomUUID(),
        step: { do: 'assign', to: STAFF.userId },
        which: { by: 'query', query, asOf: server.clock() },
      });
      return done + left.same;
    }, 1);
    await each(async (search) => {
      const body = { search };
      type Found = { customers: { known_by: string[] }[] };
      return (await ask<Found>('/api/customerSearch', body)).customers.length;
    }, 1);
    const { customer } = (await deskOf(owner, reference)).enquiry;
    await each(async (mobile) => {
      type Known = { customer: { id: number } | null };
      return (await ask<Known>('/api/knownCustomer', { mobile })).customer?.id;
    }, customer?.id);
  });

  it('in the reports and their exports', async () => {
    for (const kind of reportKinds) await storeTwo(kind);
    for (const path of [allEnquiriesReport.path, ...reportKinds.map((kind) => pathOf(kind))]) {
      const count = path === allEnquiriesReport.path ? reportKinds.length : 1;
      await each(async (search) => {
        const { body } = await server.report(path, { search });
        return body.totalRecords;
      }, count);
    }
    const { path } = allEnquiriesReport;
    const rowsIn = (csv: string) => csv.trimEnd().split(`"${NUMBER}"`).length - 1;
    await each(async (search) => {
      const { ticket } = await ask<{ ticket: string }>(`${path}/export-ticket`, { search });
      return rowsIn((await owner.send('GET', `${path}/export?ticket=${ticket}`)).text);
    }, reportKinds.length);
    await each(async (search) => {
      const query = new URLSearchParams({ search });
      return rowsIn((await owner.send('GET', `${path}/export?${query.toString()}`)).text);
    }, reportKinds.length);
  });

  it('by a block, however the next enquiry writes it', async () => {
    const id = (await deskOf(owner, await storeTwo())).enquiry.customer?.id;
    await ask(`/api/customers/${id}/block`, { isBlocked: true });
    await each(async (mobile) => {
      const { reference } = (await submit(server, 'sales', { overrides: { mobile } })).body;
      await runDesk(server);
      return (await deskOf(owner, reference)).enquiry.lost_reason;
    }, 'not-an-enquiry');
  });

  it('by an erasure, on the screen and at the command line', async () => {
    await each(
      async (mobile) => {
        await storeTwo();
        const preview = await ask<{ mobile: string; total: number }>('/api/erasures/preview', {
          mobile,
        });
        const erased = await ask<{ total: number }>('/api/erasures', { mobile });
        return [preview.mobile, preview.total, erased.total];
      },
      [NUMBER, 1, 1],
    );
    const { config } = server.database;
    for (const written of spellings.filter((_, at) => at % 3 === 1)) {
      await storeTwo();
      const args = ['--mobile', written, '--yes'];
      const { output, complaint } = await runCommand('erase', args, { database: config });
      expect(output, complaint).toMatch(/^1 \(sales 1\) enquiries were erased/);
    }
  });
});

function pathOf(kind: EnquiryKind): string {
  return reportOf(kind)?.path ?? '';
}
