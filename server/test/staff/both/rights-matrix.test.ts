import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  methodAndPath,
  reportKinds,
  reportOf,
  type CallName,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { Browser, Reply } from '../../support/requests/browser.ts';
import { callsOfSessions } from '../../support/requests/routes.ts';
import { changed, join, signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const ALL: readonly Role[] = ['owner', 'manager', 'sales', 'service', 'content', 'viewer'];
const READERS: readonly Role[] = ['owner', 'manager', 'sales', 'service', 'viewer'];
const ANSWERERS: readonly Role[] = ['owner', 'manager', 'sales', 'service'];
const LEADERS: readonly Role[] = ['owner', 'manager'];
const EDITORS: readonly Role[] = ['owner', 'manager', 'content'];

/**
 * Who may do what, typed from the description of the product and not made from its own table, so that a slip there
 * fails here.
 */
const may: Record<string, readonly Role[]> = {
  'GET /api/me': ALL,
  'GET /api/manageAccount': ALL,
  'PATCH /api/profile/:userId': ALL,
  'PATCH /api/profile/password/:userId': ALL,
  'GET /api/sessions': ALL,
  'DELETE /api/sessions/others': ALL,
  'GET /api/factors': ALL,
  'POST /api/factors/totp': ALL,
  'POST /api/factors/totp/confirm': ALL,
  'POST /api/factors/totp/remove': ALL,
  'POST /api/factors/passkey-options': ALL,
  'POST /api/factors/passkeys': ALL,
  'POST /api/factors/passkeys/:id/remove': ALL,
  'POST /api/factors/recovery-codes': ALL,
  'GET /api/own-phone': ALL,
  'POST /api/own-phone': ALL,
  'DELETE /api/own-phone': ALL,
  'GET /api/push': ALL,
  'POST /api/push/devices': ALL,
  'DELETE /api/push/devices/:id': ALL,
  'POST /api/push/test': ALL,
  'GET /api/notices': ALL,
  'POST /api/notices/read': ALL,
  'GET /api/dashboard': ALL,
  'GET /api/dashboard/history': ALL,
  'GET /api/openapi.json': ALL,
  'GET /api/standardPages': LEADERS,
  'GET /api/lastBackup': LEADERS,
  'GET /api/settings': LEADERS,
  'PATCH /api/settings': LEADERS,
  'GET /api/settings/:branch/:name/changes': LEADERS,
  'GET /api/branches': LEADERS,
  'POST /api/branches': LEADERS,
  'PATCH /api/branches/:id': LEADERS,
  'DELETE /api/branches/:id': LEADERS,
  'POST /api/branches/:id/bring-back': LEADERS,
  'GET /api/staff': ['owner'],
  'POST /api/staff': ['owner'],
  'PATCH /api/staff/:userId': ['owner'],
  'POST /api/staff/:userId/link': ['owner'],
  'GET /api/staff/:userId/sessions': ['owner'],
  'DELETE /api/staff/:userId/sessions': ['owner'],
  'DELETE /api/staff/:userId/factors': ['owner'],
  'PATCH /api/roles/:role': ['owner'],
  'POST /api/erasures/preview': ['owner'],
  'POST /api/erasures': ['owner'],
  'POST /api/takeout/ticket': ['owner'],
  'GET /api/takeout': ['owner'],
  'GET /api/retention': ['owner'],
  'POST /api/retention/preview': ['owner'],
  'PATCH /api/retention': ['owner'],
  'POST /api/retention/erasures': ['owner'],
  'GET /api/messages': ['owner'],
  'POST /api/messages/test': ['owner'],
  'POST /api/messages/tries': ['owner'],
  'POST /api/restoreCheck': ['owner'],
  'GET /api/webhooks': ['owner'],
  'POST /api/webhooks': ['owner'],
  'DELETE /api/webhooks/:id': ['owner'],
  'POST /api/webhooks/:id/test': ['owner'],
  'GET /api/webhooks/:id/deliveries': ['owner'],
  'POST /api/webhooks/:id/deliveries/:message/again': ['owner'],
  'GET /api/keys': ['owner'],
  'POST /api/keys': ['owner'],
  'DELETE /api/keys/:id': ['owner'],
  'POST /api/auditEvents': LEADERS,
  'GET /api/auditEvents/users': LEADERS,
  'GET /api/auditEvents/:id/references': LEADERS,
  'GET /api/managePrice': ALL,
  'GET /api/manageAccessories': ALL,
  'GET /api/bikes_admin': ALL,
  'GET /api/scooters_admin': ALL,
  'PATCH /api/managePrice/:bike_name': EDITORS,
  'PATCH /api/manageAccessories/:id': EDITORS,
  'GET /api/vehicles': ALL,
  'POST /api/vehicles': EDITORS,
  'GET /api/vehicles/:id': EDITORS,
  'PATCH /api/vehicles/:id/sections/:section': EDITORS,
  'POST /api/vehicles/:id/publish': EDITORS,
  'DELETE /api/vehicles/:id/publish': EDITORS,
  'POST /api/vehicles/:id/move': EDITORS,
  'DELETE /api/vehicles/:id': EDITORS,
  'POST /api/vehicles/:id/bring-back': EDITORS,
  'GET /api/vehicles/:id/changes': EDITORS,
  'POST /api/vehicles/:id/changes/:change/bring-back': EDITORS,
  'DELETE /api/vehicles/:id/prices/:plan/:part': EDITORS,
  'GET /api/priceList/csv': ALL,
  'GET /api/priceList/xlsx': ALL,
  'GET /api/table-cards/models': ALL,
  'GET /api/table-cards/:kind/:id': ALL,
  'POST /api/priceList/check': EDITORS,
  'POST /api/priceList/apply': EDITORS,
  'GET /api/stock': ALL,
  'PATCH /api/stock': EDITORS,
  'GET /api/stock/xlsx': ALL,
  'POST /api/stock/check': EDITORS,
  'PATCH /api/bikes/:id/status': EDITORS,
  'PATCH /api/scooters/:id/status': EDITORS,
  'POST /api/createOffers': EDITORS,
  'DELETE /api/deleteOffers/:id': EDITORS,
  'POST /api/postNotification': EDITORS,
  'DELETE /api/deleteNotification/:id': EDITORS,
  'POST /api/galleryupload': EDITORS,
  'POST /api/pictures': EDITORS,
  'PATCH /api/pictures/:id': EDITORS,
  'DELETE /api/deleteGalleryImg/:id': EDITORS,
  'POST /api/createBanner': EDITORS,
  'DELETE /api/deleteBanner/:id': EDITORS,
  'GET /api/content/:kind': ALL,
  'POST /api/content/:kind': EDITORS,
  'PATCH /api/content/:kind/:id': EDITORS,
  'POST /api/content/:kind/:id/move': EDITORS,
  'POST /api/content/:kind/:id/bring-back': EDITORS,
  'GET /api/content/:kind/:id/changes': EDITORS,
  'POST /api/content/:kind/:id/changes/:change/bring-back': EDITORS,
  'POST /api/desk': READERS,
  'GET /api/desk/counts': READERS,
  'GET /api/desk/choices': READERS,
  'POST /api/desk/watch': READERS,
  'GET /api/desk/overdue': LEADERS,
  'GET /api/desk/appointment-days/:day': READERS,
  'GET /api/desk/enquiries/:reference': READERS,
  'GET /api/desk/enquiries/:reference/events/:before': READERS,
  'POST /api/desk/enquiries/:reference/open': READERS,
  'POST /api/desk/enquiries/:reference/steps': ANSWERERS,
  'GET /api/desk/enquiries/:reference/quotations': READERS,
  'POST /api/desk/enquiries/:reference/quotations': ANSWERERS,
  'POST /api/desk/enquiries/:reference/quotations/:number/steps': ANSWERERS,
  'POST /api/desk/enquiries/:reference/quotations/:number/bill': ANSWERERS,
  'POST /api/desk/stands': ANSWERERS,
  'POST /api/desk/rows': READERS,
  'POST /api/desk/offline-key': ANSWERERS,
  'GET /api/calendars': READERS,
  'POST /api/calendars': READERS,
  'DELETE /api/calendars/:scope': READERS,
  'POST /api/desk/matches': LEADERS,
  'POST /api/desk/steps': LEADERS,
  'POST /api/desk/steps/:id/undo': LEADERS,
  'GET /api/customers/:id': READERS,
  'PATCH /api/customers/:id': ANSWERERS,
  'POST /api/customerSearch': ANSWERERS,
  'GET /api/recentCustomers': ANSWERERS,
  'POST /api/knownCustomer': ANSWERERS,
  'POST /api/customers/:id/join': ANSWERERS,
  'POST /api/customers/:id/separate': ANSWERERS,
  'POST /api/customers/:id/block': LEADERS,
  'POST /api/customers/:id/consents': ANSWERERS,
  'GET /api/joinProposals': LEADERS,
  'POST /api/joinProposals/:id/accept': LEADERS,
  'POST /api/joinProposals/:id/decline': LEADERS,
  'POST /api/desk/enquiries': ANSWERERS,
  'POST /api/desk/leads/check': LEADERS,
  'POST /api/desk/leads/apply': LEADERS,
  'PATCH /api/desk/duty': ANSWERERS,
  'GET /api/desk/notices': READERS,
  'POST /api/desk/notices/seen': READERS,
  'GET /api/daysOff': ANSWERERS,
  'POST /api/daysOff': ANSWERERS,
  'DELETE /api/daysOff/:id': ANSWERERS,
  'GET /api/staff/:userId/enquiries': ['owner'],
  'GET /api/staff/:userId/days-off': ['owner'],
  'POST /api/staff/:userId/days-off': ['owner'],
  'DELETE /api/staff/:userId/days-off/:id': ['owner'],
  'GET /api/own-alerts': READERS,
  'PATCH /api/own-alerts': READERS,
  'GET /api/replies': ANSWERERS,
  'POST /api/replies': LEADERS,
  'GET /api/replies/:key/changes': LEADERS,
  'GET /api/desk/views': READERS,
  'POST /api/desk/views': READERS,
  'PATCH /api/desk/views/:id': READERS,
  'DELETE /api/desk/views/:id': READERS,
  'POST /api/insights': LEADERS,
  'POST /api/insights/quotations': LEADERS,
  'POST /api/insights/taps': LEADERS,
  'POST /api/allEnquiries': READERS,
  'GET /api/allEnquiries/:reference': READERS,
  'POST /api/allEnquiries/pdf': READERS,
  'POST /api/allEnquiries/export': READERS,
  'POST /api/allEnquiries/pdf-ticket': READERS,
  'GET /api/allEnquiries/pdf': READERS,
  'GET /api/allEnquiries/export': LEADERS,
  'POST /api/allEnquiries/export-ticket': LEADERS,
};

/** Who reads the report of a kind, if accounts have the default kinds of their role. */
const readersOf: Partial<Record<EnquiryKind, readonly Role[]>> = {
  sales: ['sales'],
  product: ['sales'],
  offer: ['sales'],
  finance: ['sales'],
  'joy-club': ['sales'],
  service: ['service'],
  'service-booking': ['service'],
  amc: ['service'],
  warranty: ['service'],
  'spare-parts': ['service'],
  insurance: ['sales', 'service'],
};

/** The viewer of this test gets a kind from each of the two. */
const VIEWER_KINDS: readonly EnquiryKind[] = ['amc', 'finance'];

for (const kind of reportKinds) {
  const path = reportOf(kind)?.path ?? '';
  const viewer: readonly Role[] = VIEWER_KINDS.includes(kind) ? ['viewer'] : [];
  const readers = [...LEADERS, ...(readersOf[kind] ?? []), ...viewer];
  const calls = ['', '/pdf', '/pdf-ticket', '/export'].map((call) => `POST ${path}${call}`);
  for (const name of [...calls, `GET ${path}/pdf`]) may[name] = readers;
  for (const name of [`GET ${path}/export`, `POST ${path}/export-ticket`]) may[name] = LEADERS;
}

let server: TestServer;
const people = {} as Record<Role, Browser>;
/** The same roles with the right to one branch alone; owners have all. */
const ofOneBranch = {} as Record<Role, Browser>;
beforeAll(async () => {
  server = await startTestServer();
  people.owner = await signIn(server);
  for (const role of ALL.slice(1)) {
    const kinds = role === 'viewer' ? { kinds: VIEWER_KINDS } : {};
    people[role] = await join(server, people.owner, { userId: `a-${role}`, role, ...kinds });
    const userId = `b-${role}`;
    ofOneBranch[role] = await join(server, people.owner, { userId, role, ...kinds });
    await changed(people.owner, userId, { branches: [1] });
  }
});
afterAll(() => server.stop());

/** A request that never changes anything: it names a record that does not exist, or its body is refused. */
function ask(
  role: Role,
  name: CallName,
  { spell = (path: string) => path, isLimited = false } = {},
): Promise<Reply> {
  const { method, path } = methodAndPath(name);
  const self = role === 'owner' ? 'staff' : `${isLimited ? 'b' : 'a'}-${role}`;
  const named = path
    .replace(/^\/api\/profile\/(password\/)?:userId$/, `/api/profile/$1${self}`)
    .replace(/:(userId|bike_name|role)/, 'nobody')
    .replace(':id', '987654')
    .replace(':message', '987654')
    .replace(':reference', 'K4M72WRA');
  // All rows as PDF are an export.
  const body = /\/pdf(-ticket)?$/.test(name) ? { page: 1, limit: 1 } : {};
  const isBodyless = method === 'GET' || method === 'DELETE';
  const browser = (isLimited ? ofOneBranch : people)[role];
  return browser.send(method as 'GET', spell(named), ...(isBodyless ? [] : [body]));
}

function expectForbidden({ status, text, headers }: Reply, what: string): void {
  recordTried({ attacks: 1, letIn: Number(status !== 403) });
  expect(status, what).toBe(403);
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body, what).toEqual({
    message: 'You do not have permission to do this.',
    error: 'You do not have permission to do this.',
    code: 'forbidden',
    requestId: body.requestId,
  });
  expect(headers, what).not.toHaveProperty('content-disposition');
}

describe('the rights of each role', () => {
  it('are listed here for every call that needs a session', () => {
    expect([...callsOfSessions].sort()).toEqual((Object.keys(may) as CallName[]).sort());
  });

  it.each(ALL)('%s: what is allowed is never 403, all else is, and shows nothing', async (role) => {
    for (const name of callsOfSessions) {
      const answer = await ask(role, name);
      if (may[name]?.includes(role)) {
        expect([403, 401, 500], `${role}: ${name}`).not.toContain(answer.status);
      } else {
        expectForbidden(answer, `${role}: ${name}`);
      }
    }
  });

  it.each(ALL.slice(1))(
    '%s of one branch: nothing is allowed that is not, and shows nothing',
    async (role) => {
      for (const name of callsOfSessions) {
        const answer = await ask(role, name, { isLimited: true });
        if (!may[name]?.includes(role)) expectForbidden(answer, `${role}: ${name}`);
        // What concerns the whole dealership may be for those alone who read all of it.
        else if (role !== 'manager') expect([403, 401, 500], name).not.toContain(answer.status);
        else expect([401, 500], name).not.toContain(answer.status);
      }
    },
  );

  it.each(ALL)('%s: hold however the address is spelled, and for HEAD', async (role) => {
    for (const name of callsOfSessions.filter((each) => !may[each]?.includes(role))) {
      const spellings = [
        (path: string) => `${path}/`,
        (path: string) => path.replace('/api', '/API'),
        (path: string) => `${path}?role=owner&kind=sales`,
      ];
      for (const spell of spellings)
        expectForbidden(await ask(role, name, { spell }), `${role}: ${name}`);
      const { method, path } = methodAndPath(name);
      if (method !== 'GET') continue;
      const { status } = await people[role].send('HEAD', path);
      expect(status, `${role}: HEAD ${path}`).toBe(403);
    }
  });

  it.each(ALL)('%s: no header or cookie of the browser changes them', async (role) => {
    const browser = people[role];
    for (const name of ['role', 'permissions', 'kinds', 'user_id'])
      browser.cookies.set(name, 'owner');
    for (const name of callsOfSessions.filter((each) => !may[each]?.includes(role)))
      expectForbidden(await ask(role, name), `${role}: ${name}`);
    for (const name of ['role', 'permissions', 'kinds', 'user_id']) browser.cookies.delete(name);
  });

  it.each(ALL)('%s: all rows as PDF only with the right to export', async (role) => {
    const paths = callsOfSessions
      .filter((name) => name.endsWith('/pdf'))
      .map((name) => methodAndPath(name).path);
    for (const path of paths) {
      const answer = await people[role].send('POST', path, {});
      if (LEADERS.includes(role)) expect(answer.status, path).toBe(200);
      else expectForbidden(answer, `${role}: ${path}`);
    }
  });

  it.each(ALL)('%s: are what GET /api/me answers', async (role) => {
    const { body } = await people[role].send<{ role: Role; kinds: EnquiryKind[] }>(
      'GET',
      '/api/me',
    );
    const read = reportKinds.filter((kind) => may[`POST ${reportOf(kind)?.path}`]?.includes(role));
    expect(body.role).toBe(role);
    expect(body.kinds.filter((kind) => reportKinds.includes(kind)).sort()).toEqual(read.sort());
  });
});
