import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, DAY_MS, keyLimits, type KeyRow } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { Browser } from '../../support/requests/browser.ts';
import { openBrowser } from '../../support/requests/browser.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import { makeKey, programWith, tryToMake } from '../../support/keys/keys.ts';

const { servers, people, actions, lines } = useCustomerDesk();
let owner: Browser;
beforeEach(async () => {
  ({ owner } = people);
  await servers.first.db.deleteFrom('api_keys').execute();
});

const listed = async () => (await owner.send<KeyRow[]>('GET', '/api/keys')).body;

async function expectRefused(key: string, { at = servers.first, code = 'key_refused' } = {}) {
  const answer = await programWith(at, key).send('GET', '/api/enquiries');
  recordTried({ attacks: 1, letIn: Number(answer.status < 400) });
  expect([answer.status, answer.body.code]).toEqual([code === 'forbidden' ? 403 : 401, code]);
}

describe('a key', () => {
  it('is shown once, stored as a hash, and listed by its beginning', async () => {
    const { key, ...row } = await makeKey(owner, { name: 'IndiaMART' });
    expect(key).toMatch(/^dk_[\w-]{43}$/);
    expect(row).toMatchObject({ name: 'IndiaMART', begins: key.slice(0, 9), used_at: null });
    expect(await listed()).toEqual([row]);
    expect(
      JSON.stringify(await servers.first.db.selectFrom('api_keys').selectAll().execute()),
    ).not.toContain(key);
    expect(await actions()).toEqual([
      'key made: IndiaMART: leads.send,enquiries.list,enquiries.people',
    ]);
    expect(lines.join('')).not.toContain(key);
  });

  it('has a name of its own, for two owners at once and after it is revoked', async () => {
    const both = await Promise.all([
      tryToMake(owner, { name: 'Portal' }),
      tryToMake(owner, { name: 'Portal' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const [{ id } = { id: 0 }] = await listed();
    await owner.send('DELETE', `/api/keys/${id}`);
    const again = await tryToMake(owner, { name: 'Portal' });
    expect(again.body.problems).toEqual({ name: { code: 'key_name_taken', params: {} } });
  });

  it.each([
    [{ rights: [] }, 'rights'],
    [{ rights: ['staff.manage'] }, 'rights.0'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['nothing'] }, 'kinds.0'],
    [{ name: ' ' }, 'name'],
    [{ branch: 987_654 }, 'branch'],
    [{ expireDate: '2020-01-01' }, 'expireDate'],
    [{ expireDate: 'soon' }, 'expireDate'],
  ])('is not made from %j', async (wanted, field) => {
    const { status, body } = await tryToMake(owner, wanted);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('works as often as is wanted, and says when it was used last', async () => {
    const { key } = await makeKey(owner);
    const program = programWith(servers.second, key);
    expect((await program.send('GET', '/api/enquiries')).status).toBe(200);
    expect((await listed())[0]?.used_at).toBe(servers.second.clock());
  });

  it('that is revoked is refused at once, at every server, and cannot be revoked again', async () => {
    const { key, id } = await makeKey(owner);
    expect((await owner.send('DELETE', `/api/keys/${id}`)).status).toBe(200);
    await expectRefused(key);
    await expectRefused(key, { at: servers.second });
    expect((await owner.send('DELETE', `/api/keys/${id}`)).status).toBe(404);
    expect((await listed())[0]?.revoked_at).toBe(servers.first.clock());
  });

  it('works through its last day, in India, and not after it', async () => {
    const today = dayOf(servers.first.clock());
    const { key } = await makeKey(owner, { expireDate: addDays(today, 1) });
    const program = programWith(servers.first, key);
    servers.first.passTime(DAY_MS);
    expect((await program.send('GET', '/api/enquiries')).status).toBe(200);
    servers.first.passTime(DAY_MS);
    await expectRefused(key);
    servers.first.passTime(-2 * DAY_MS);
  });

  it('is good in its header alone: a stolen or a guessed one in another place is nothing', async () => {
    const { key } = await makeKey(owner);
    const { first } = servers;
    const stranger = openBrowser(first);
    stranger.cookies.set('session', key).set('Authorization', `Bearer ${key}`).set('key', key);
    const tries = [
      await stranger.send('GET', '/api/enquiries'),
      await openBrowser(first).send('GET', `/api/enquiries?key=${key}&access_token=${key}`),
      await openBrowser(first, { Authorization: `Basic ${btoa(`key:${key}`)}` }).send(
        'GET',
        '/api/enquiries',
      ),
      await openBrowser(first, { 'X-Api-Key': key }).send('GET', '/api/enquiries'),
      await openBrowser(first, { Authorization: key }).send('GET', '/api/enquiries'),
    ];
    recordTried({
      attacks: tries.length,
      letIn: tries.filter(({ status }) => status < 400).length,
    });
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const wrong of [
      key.slice(0, -1),
      `${key}x`,
      key.toUpperCase(),
      key.replace('dk_', ''),
      'x',
    ])
      await expectRefused(wrong);
  });

  it('does nothing that it has no right for, and opens no call of staff', async () => {
    const sends = await makeKey(owner, { rights: ['leads.send'] });
    const reads = await makeKey(owner, { rights: ['enquiries.list'] });
    await expectRefused(sends.key, { code: 'forbidden' });
    const sent = await programWith(servers.first, reads.key).send('POST', '/api/leads', {
      id: '1',
      mobile: '9832051313',
    });
    expect([sent.status, sent.body.code]).toEqual([403, 'forbidden']);
    const program = programWith(servers.first, sends.key);
    for (const path of ['/api/me', '/api/keys', '/api/staff', '/api/desk/counts']) {
      const { status, body } = await program.send('GET', path);
      expect([status, body.code], path).toEqual([401, 'not_logged_in']);
    }
  });

  it('is not what a session is: owners make these calls with a key alone', async () => {
    const { status, body } = await owner.send('GET', '/api/enquiries');
    expect([status, body.code]).toEqual([401, 'key_refused']);
  });

  it('is one of 50 at most', async () => {
    const { id, key: _, ...row } = await makeKey(owner);
    const { db } = servers.first;
    const { made_at, made_by, begins } = row;
    const others = Array.from({ length: keyLimits.keys - 1 }, (_each, index) => ({
      name: `Other ${index}`,
      rights: 'leads.send',
      kinds: 'sales',
      hash: `h${index}`,
      made_at,
      made_by,
      begins,
    }));
    await db.insertInto('api_keys').values(others).execute();
    expect((await tryToMake(owner)).body.problems?.name?.code).toBe('too_many_values');
    await owner.send('DELETE', `/api/keys/${id}`);
    expect((await tryToMake(owner)).status).toBe(201);
  });
});

describe('who may see keys', () => {
  it('is owners alone', async () => {
    const { id } = await makeKey(owner);
    for (const browser of [people.rina, people.suman]) {
      expect((await browser.send('GET', '/api/keys')).status).toBe(403);
      expect((await tryToMake(browser)).status).toBe(403);
      expect((await browser.send('DELETE', `/api/keys/${id}`)).status).toBe(403);
    }
  });
});
