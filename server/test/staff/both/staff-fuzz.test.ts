import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openBrowser, type Browser, type Reply } from '../../support/requests/browser.ts';
import { createPasskey, type Passkey } from '../../support/people/passkeys.ts';
import { addPerson, canSignIn, PASSWORD, signIn, versionOf } from '../../support/people/people.ts';
import {
  addApp,
  addPasskey,
  askForApp,
  askForPasskey,
  askToSignIn,
  whoIs,
} from '../../support/people/second-factors.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

/** Bodies for each call; each has one value replaced. */
const RUNS = Number(process.env.STAFF_FUZZ_RUNS ?? 60);

let server: TestServer;
let owner: Browser;
let asim: Browser;
/** Asim's passkey. */
let passkey: Passkey;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  asim = await signIn(server, await addPerson(server, owner, { userId: 'asim', role: 'sales' }));
  await addPerson(server, owner, { userId: 'bina', role: 'viewer' });
  passkey = createPasskey(server.url);
  expect((await addPasskey(asim, passkey)).status).toBe(201);
});
afterAll(() => server.stop());

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [[]],
    '\u0000',
    '\ud800',
    '__proto__',
    "' or 1=1 --",
    '<b>',
    'x'.repeat(5000),
    'AAAA',
    '😀'.repeat(60),
    '9999-12-31',
    'owner',
    { length: 5 },
    { then: 1 },
    ['owner'],
    { $ne: '' },
    '🛵',
    'ﷺ',
    '%',
    '-'.repeat(64),
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every place in a value, as its path of keys. */
function placesIn(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [above];
  const below = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...above, key]));
  return above.length > 0 ? [above, ...below] : below;
}

/** A copy of a body with another value in one place. */
function replaced(body: object, [key = '', ...rest]: string[], value: unknown): object {
  const inner = (body as Record<string, unknown>)[key];
  const next = rest.length > 0 ? replaced(inner as object, rest, value) : value;
  return { ...body, [key]: next };
}

const change = {
  userName: 'Bimal',
  mobileNo: '9832012345',
  email: 'b@example.com',
  role: 'viewer',
  kinds: ['amc', 'sales'],
  expireDate: '2027-01-01',
};

/** A call, its correct body, and the person who makes it. */
const calls: Record<
  string,
  { body: () => Promise<object>; send: (body: object) => Promise<Reply> }
> = {
  'a new account': {
    body: () => Promise.resolve({ ...change, userId: `p${Math.random().toString(36).slice(2)}` }),
    send: (body) => owner.send('POST', '/api/staff', body),
  },
  'a change of an account': {
    body: async () => ({ ...change, isActive: true, version: await versionOf(owner, 'bina') }),
    send: (body) => owner.send('PATCH', '/api/staff/bina', body),
  },
  'a rule of a role': {
    body: () => Promise.resolve({ secondFactor: false }),
    send: (body) => owner.send('PATCH', '/api/roles/content', body),
  },
  'a password by a link': {
    body: () => Promise.resolve({ token: 'x', newPassword: PASSWORD, confirmPassword: PASSWORD }),
    send: (body) => openBrowser(server).send('POST', '/api/password-link/password', body),
  },
  'a second step': {
    body: () => Promise.resolve({ method: 'recovery', code: 'aaaa-bbbb-cccc-dddd' }),
    send: (body) => openBrowser(server).send('POST', '/api/login/second-step', body),
  },
  'the code of a new app': {
    body: async () => ({ ticket: (await askForApp(asim)).body.ticket, code: '000000' }),
    send: (body) => asim.send('POST', '/api/factors/totp/confirm', body),
  },
  'a new passkey': {
    body: async () => ({
      name: 'x',
      credential: createPasskey(server.url).register(await askForPasskey(asim)),
    }),
    send: (body) => asim.send('POST', '/api/factors/passkeys', body),
  },
  'a sign-in with a passkey': {
    body: async () => {
      const options = await askToSignIn(stranger());
      return { credential: passkey.assert(options) };
    },
    send: (body) => stranger().send('POST', '/api/login/passkey', body),
  },
};

let kept: Browser | undefined;
function stranger(): Browser {
  return (kept ??= openBrowser(server));
}

describe('a body with one odd value', () => {
  it.each(Object.entries(calls))('is no fault: %s', async (_name, { body, send }) => {
    const places = placesIn(await body());
    const property = fc.asyncProperty(fc.constantFrom(...places), odd, async (place, value) => {
      const { status, text } = await send(replaced(await body(), place, value));
      recordTried({ attacks: 1, letIn: 0 });
      expect(status, `${place.join('.')}: ${text}`).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  it('leaves everybody as they were', async () => {
    expect(await whoIs(owner)).toBe('staff');
    expect(await canSignIn(server, STAFF)).toBe(true);
    expect(await whoIs(asim)).toBe('asim');
    const mine = createPasskey(server.url);
    await addApp(server, owner, STAFF.password);
    expect((await addPasskey(owner, mine, { password: STAFF.password })).status).toBe(201);
  });
});
