import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow, Customer, Paged } from '@dealership/shared';
import { randomUUID } from 'node:crypto';
import { insertEvent } from '../../../src/audit/audit-repository.ts';
import { addBranch } from '../../support/desk/branches.ts';
import { deskOf, runDesk } from '../../support/desk/desk-work.ts';
import { changed, join, signIn } from '../../support/people/people.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let manager: Browser;
let malda: number;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  malda = await addBranch(owner, 'Malda');
  manager = await join(server, owner, { userId: 'bela', role: 'manager' });
  await changed(owner, 'bela', { branches: [malda] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  await owner.send('PATCH', `/api/branches/${malda}`, { isShown: true });
  await server.db.deleteFrom('audit_events').execute();
});

async function add(browser: Browser, branch: number): Promise<string> {
  const sent = { key: randomUUID(), kind: 'sales', origin: 'phone', branch };
  const { status, text, body } = await browser.send<{ reference: string }>(
    'POST',
    '/api/desk/enquiries',
    { ...sent, values: { name: 'Rina Das' } },
  );
  expect(status, text).toBe(201);
  return body.reference;
}

async function logOf(browser: Browser, filter: object = {}): Promise<AuditRow[]> {
  const query = { limit: 100, ...filter };
  const { body } = await browser.send<Paged<AuditRow>>('POST', '/api/auditEvents', query);
  expect(body.totalRecords).toBe(body.data.length);
  return body.data;
}

const referencesOf = async (browser: Browser, { id }: { id: number }) =>
  (await browser.send<string[]>('GET', `/api/auditEvents/${id}/references`)).body;

describe('for a person limited to branches', () => {
  it('the audit log has no event of one enquiry elsewhere, and all that are about none', async () => {
    const [here, there] = [await add(owner, malda), await add(owner, 1)];
    await insertEvent(server.db, {
      userId: 'staff',
      action: 'quotation made',
      what: `Q-1 ${there}`,
      createdAt: server.clock(),
    });
    await owner.send('PATCH', `/api/branches/${malda}`, { isShown: false });
    const whats = (rows: AuditRow[]) => rows.map(({ what }) => what).sort();
    expect(whats(await logOf(manager))).toEqual([String(malda), `sales ${here}`].sort());
    expect(await logOf(owner)).toHaveLength(4);
    expect(await logOf(manager, { search: there })).toEqual([]);
    expect(await logOf(manager, { search: here })).toHaveLength(1);
    // The enquiry takes its events with it to another branch.
    await changed(owner, 'bela', { branches: [1] });
    const again = await signIn(server, { userId: 'bela', password: 'Mahananda-River-1961' });
    expect(whats(await logOf(again, { action: 'enquiry added' }))).toEqual([`sales ${there}`]);
    await changed(owner, 'bela', { branches: [malda] });
    manager = await signIn(server, { userId: 'bela', password: 'Mahananda-River-1961' });
  });

  it('an event of many names only those that they read, and a search finds no other', async () => {
    const [here, there] = [await add(owner, malda), await add(owner, 1)];
    await insertEvent(server.db, {
      userId: 'staff',
      action: 'many closed',
      what: '3: done',
      createdAt: server.clock(),
      references: [there, here, 'ERASED22'],
    });
    const [event] = await logOf(manager, { action: 'many closed' });
    expect(event).toMatchObject({ what: '3: done', has_references: true });
    expect(await referencesOf(manager, event!)).toEqual([here]);
    expect(await referencesOf(owner, event!)).toEqual([there, here, 'ERASED22']);
    const many = { action: 'many closed' };
    expect(await logOf(manager, { ...many, search: here.toLowerCase() })).toHaveLength(1);
    for (const search of [there, there.slice(0, 5), here.slice(0, 5), 'ERASED22']) {
      expect(await logOf(manager, { ...many, search }), search).toEqual([]);
    }
    expect(await logOf(owner, { ...many, search: there.slice(0, 5) })).toHaveLength(1);
  });

  it('a number is blocked by those who read all branches', async () => {
    const { body } = await submit(server, 'sales', { overrides: { branch: malda } });
    await runDesk(server);
    const { enquiry } = await deskOf(owner, body.reference);
    const path = `/api/customers/${enquiry.customer?.id}/block`;
    for (const isBlocked of [true, false]) {
      expect((await manager.send('POST', path, { isBlocked })).status).toBe(403);
    }
    expect((await deskOf(owner, body.reference)).enquiry.status).toBe('new');
    const done = await owner.send<Customer>('POST', path, { isBlocked: true });
    expect([done.status, done.body.known_by[0]?.is_blocked]).toEqual([200, true]);
    const lost = await manager.send('POST', '/api/customers/99999/block', { isBlocked: true });
    expect(lost.status).toBe(404);
  });
});
