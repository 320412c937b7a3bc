import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, DAY_MS } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { deskOf } from '../../support/desk/desk-work.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import {
  makeKey,
  programWith,
  sendLeads,
  type MadeKey,
  type Received,
} from '../../support/keys/keys.ts';
import { addPerson, changed, signIn } from '../../support/people/people.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';

const { servers, people, lines } = useCustomerDesk();
let owner: Browser;
let key: MadeKey;
let program: Browser;
beforeEach(async () => {
  ({ owner } = people);
  await servers.first.db.deleteFrom('api_keys').execute();
  key = await makeKey(owner);
  program = programWith(servers.first, key.key);
});

const lead = (id: string, more: object = {}) => ({ id, mobile: '9832051313', ...more });
const stored = () => storedCount(servers.first);

/** Posts bytes that no JSON writer makes. */
async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${servers.first.url}/api/leads`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key.key}`,
      ...headers,
    },
    body,
  });
  const read = (await answer.json()) as Received & { code?: string };
  return { status: answer.status, body: read };
}

describe('a key that no longer works', () => {
  async function expectNothing(secret: string) {
    for (const at of [servers.first, servers.second]) {
      const answer = await programWith(at, secret).send('POST', '/api/leads', lead('1'));
      recordTried({ attacks: 1, letIn: Number(answer.status < 400) });
      expect([answer.status, answer.body.code]).toEqual([401, 'key_refused']);
    }
    expect(await stored()).toBe(0);
  }

  it('stores nothing from the call after it was revoked, also for who has stolen it', async () => {
    const thief = programWith(servers.second, key.key);
    expect((await thief.send('GET', '/api/enquiries')).status).toBe(200);
    await owner.send('DELETE', `/api/keys/${key.id}`);
    await expectNothing(key.key);
    expect((await thief.send('GET', '/api/enquiries')).status).toBe(401);
  });

  it('stores nothing after its last day', async () => {
    const expireDate = addDays(dayOf(servers.first.clock()), 1);
    const short = await makeKey(owner, { expireDate });
    for (const server of [servers.first, servers.second]) server.passTime(2 * DAY_MS);
    await expectNothing(short.key);
    for (const server of [servers.first, servers.second]) server.passTime(-2 * DAY_MS);
  });

  it('is not one whose maker has left: it is the dealership’s, and other owners revoke it', async () => {
    const leaver = await signIn(
      servers.first,
      await addPerson(servers.first, owner, { userId: 'leaver', role: 'owner' }),
    );
    const made = await makeKey(leaver);
    const theirs = programWith(servers.first, made.key);
    await changed(owner, 'leaver', { role: 'sales' });
    expect((await sendLeads(theirs, [lead('1')])).stored).toBe(1);
    await changed(owner, 'leaver', { status: 'inactive' });
    expect((await sendLeads(theirs, [lead('2')])).stored).toBe(1);
    const { body } = await owner.send<MadeKey[]>('GET', '/api/keys');
    expect(body.find(({ id }) => id === made.id)).toMatchObject({ made_by: 'leaver' });
    await owner.send('DELETE', `/api/keys/${made.id}`);
    expect((await theirs.send('POST', '/api/leads', lead('3'))).status).toBe(401);
  });

  it('is in no line of the log, wherever a sender has put it', async () => {
    const stranger = openBrowser(servers.first);
    for (const path of [
      `/api/leads?key=${key.key}`,
      `/api/leads/${key.key}`,
      `/${key.key}/api/leads`,
      `/api/leads#${key.key}`,
    ])
      expect((await stranger.send('POST', path, lead('1', { key: key.key }))).status).not.toBe(200);
    await program.send('POST', '/api/leads', lead(key.key, { note: key.key }));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(key.key);
    const events = await servers.first.db.selectFrom('audit_events').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain(key.key);
  });
});

describe('a forged body', () => {
  it('of 10,000 leads is refused as a whole', async () => {
    const leads = Array.from({ length: 10_000 }, (_, at) => lead(`${at}`));
    const { status, body } = await post(JSON.stringify({ leads }));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['more than a megabyte', JSON.stringify(lead('1', { x: 'x'.repeat(1024 * 1024) })), 413],
    ['no object', '[{"id":"1","mobile":"9832051313"}]', 400],
    ['cut off', '{"id":"1","mobile":"98320', 400],
    ['a NUL in a value', '{"id":"1","mobile":"9832051313","name":"A\\u0000B"}', 400],
    ['a NUL in a name', '{"id":"1","mobile":"9832051313","a\\u0000b":"c"}', 400],
    [
      'nested without end',
      `{"id":"1","mobile":"9832051313","a":${'['.repeat(9e4)}${']'.repeat(9e4)}}`,
      400,
    ],
    [
      'nested objects without end',
      `{"id":"1","mobile":"9832051313","a":${'{"a":'.repeat(9e4)}1${'}'.repeat(9e4)}}`,
      400,
    ],
    ['a number that no computer has', '{"id":1e999,"mobile":"9832051313"}', 400],
  ])('%s is refused, and stores nothing', async (_title, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await stored()).toBe(0);
    expect((await post(JSON.stringify(lead('1')))).body.stored).toBe(1);
  });

  it('of another type, or packed, is refused', async () => {
    const body = JSON.stringify(lead('1'));
    for (const headers of [
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'text/plain' },
      { 'Content-Encoding': 'gzip' },
    ])
      expect((await post(body, headers)).status).toBe(415);
    expect(await stored()).toBe(0);
  });

  it('that says a thing twice says the last', async () => {
    const { body } = await post('{"id":"1","id":"2","mobile":"12","mobile":"9832051313"}');
    expect(body.leads).toMatchObject([{ id: '2', state: 'stored' }]);
    const twice = await post(
      `{"leads":[${JSON.stringify(lead('3'))}],"leads":[${JSON.stringify(lead('4'))}]}`,
    );
    expect(twice.body.leads.map(({ id }) => id)).toEqual(['4']);
  });

  it('with names that objects have anyhow is read as any other', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];
    const more = names.map((name) => `"${name}":"about ${name}"`).join(',');
    const { body } = await post(
      `{"id":"1","mobile":"9832051313","__proto__":"left out",${more},"x":{"__proto__":{"id":"9","mobile":"9999999999"}}}`,
    );
    expect(body.leads).toMatchObject([{ id: '1', state: 'stored', problems: [] }]);
    const { events, enquiry } = await deskOf(owner, body.leads[0]?.reference ?? '');
    expect(enquiry.sent).toMatchObject({ mobile: '9832051313' });
    const added = events.find(({ kind }) => kind === 'added');
    const { note } = { note: '', ...added?.detail } as { note: string };
    for (const name of names) expect(note.split('\n')).toContain(`${name}: about ${name}`);
    expect(({} as { id?: string }).id).toBeUndefined();
    const only = await post('{"__proto__":{"id":"5","mobile":"9832051313"}}');
    expect([only.status, await stored()]).toEqual([400, 1]);
    const named = await post(
      '{"leads":[{"__proto__":{"kind":"amc"},"id":"6","mobile":"9832051313"}]}',
    );
    expect(named.body.leads).toMatchObject([{ state: 'stored' }]);
  });

  it('with broken letters in its id is refused, since two such ids would be one', async () => {
    const broken = await post(
      '{"leads":[{"id":"a\\ud800","mobile":"9832051313"},{"id":"a\\udbff","mobile":"9832051314"}]}',
    );
    expect(broken.body.leads.map(({ state }) => state)).toEqual(['refused', 'refused']);
    const bytes = (middle: number) =>
      Buffer.concat([
        Buffer.from('{"id":"a'),
        Buffer.from([middle]),
        Buffer.from('","mobile":"9832051313"}'),
      ]);
    for (const wrong of [0xff, 0xe0])
      expect((await post(new Uint8Array(bytes(wrong)))).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it('with broken or hidden letters elsewhere stores no such letter', async () => {
    const { body } = await post(
      '{"leads":[{"id":"1","mobile":"9832051313","name":"A\\ud800sha"},{"id":"2","mobile":"9832051314","name":"\\u202eAsha\\u0007","x\\u0007y":"z\\u0008"}]}',
    );
    expect(body.leads.map(({ id }) => id)).toEqual(['1', '2']);
    const texts = JSON.stringify(
      await servers.first.db.selectFrom('enquiries').selectAll().execute(),
    );
    expect(texts).not.toMatch(/\\ud800|\\u0007|\\u0008/);
  });
});

describe('an id', () => {
  it('is another in other letters, marks or a longer spelling, on each engine', async () => {
    const ids = ['ab-1', 'AB-1', 'Ab-1', 'áb-1', 'ab-01', 'ab1', 'ａｂ-1', 'ab-1.', 'আ-১', 'আ-1'];
    const { leads, stored: count } = await sendLeads(
      program,
      ids.map((id, at) => lead(id, { mobile: String(9_832_000_000 + at) })),
    );
    expect(leads.map(({ state }) => state)).toEqual(ids.map(() => 'stored'));
    expect(count).toBe(ids.length);
    const again = await sendLeads(
      program,
      ids.map((id, at) => lead(` ${id} `, { mobile: String(9_832_000_000 + at) })),
    );
    expect(again.known).toBe(ids.length);
  });

  it('of two senders is of two leads, unless it is the same customer’s', async () => {
    const other = programWith(servers.first, (await makeKey(owner)).key);
    expect((await sendLeads(program, [lead('1')])).stored).toBe(1);
    const { leads } = await sendLeads(other, [lead('1', { mobile: '9832051314' })]);
    expect(leads).toMatchObject([{ state: 'stored' }]);
    // A body cannot speak for another key.
    const forged = await sendLeads(other, [
      lead(`lead:${key.id}:1`, { key: key.key, keyId: key.id }),
    ]);
    expect(forged.stored).toBe(1);
    expect(await stored()).toBe(3);
  });

  it('that is sent again never changes what is stored, whatever else comes with it', async () => {
    const { leads } = await sendLeads(program, [lead('1', { name: 'Asha Rai', message: 'first' })]);
    const reference = leads[0]?.reference ?? '';
    const before = await deskOf(owner, reference);
    for (const more of [{ name: 'Somebody' }, { message: 'second' }, { kind: 'sales', x: 'y' }]) {
      const again = await sendLeads(program, [lead('1', more)]);
      recordTried({ attacks: 1, letIn: again.stored });
      expect(again.leads).toMatchObject([{ state: 'known', reference }]);
    }
    const moved = await sendLeads(program, [lead('1', { mobile: '9832000000' })]);
    recordTried({ attacks: 1, letIn: moved.stored });
    expect(moved.leads).toMatchObject([{ state: 'refused' }]);
    const after = await deskOf(owner, reference);
    expect(after.enquiry.sent).toEqual(before.enquiry.sent);
    expect(after.events).toEqual(before.events);
    expect(await stored()).toBe(1);
  });
});
