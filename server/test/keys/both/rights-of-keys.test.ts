import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allCalls,
  enquiryKinds,
  methodAndPath,
  type CallName,
  type EnquiryKind,
  type KeyRight,
} from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { addBranch } from '../../support/desk/branches.ts';
import { deskOf, runDesk } from '../../support/desk/desk-work.ts';
import { makeKey, programWith, sendLeads } from '../../support/keys/keys.ts';
import { signIn } from '../../support/people/people.ts';
import type { Browser, Reply } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { callsOfSessions } from '../../support/requests/routes.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Which right a call of programs needs, typed from the description of the product, not made from its own table. */
const needs: Partial<Record<CallName, KeyRight>> = {
  'POST /api/leads': 'leads.send',
  'GET /api/enquiries': 'enquiries.list',
};

const rightsOfKeys: KeyRight[][] = [
  ['leads.send'],
  ['enquiries.list'],
  ['enquiries.people'],
  ['leads.send', 'enquiries.list'],
  ['leads.send', 'enquiries.people'],
  ['enquiries.list', 'enquiries.people'],
  ['leads.send', 'enquiries.list', 'enquiries.people'],
];
const kindsOfKeys: EnquiryKind[][] = [['sales'], ['amc', 'finance'], [...enquiryKinds]];
const branchesOfKeys = ['none', 'first', 'malda'] as const;

interface Sent {
  kind: EnquiryKind;
  branch: number;
  reference: string;
  mobile: string;
}

let server: TestServer;
let owner: Browser;
let malda: number;
const sent: Sent[] = [];
/** Until an enquiry is listed. */
const SETTLED_MS = 31_000;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  malda = await addBranch(owner, 'Malda');
  for (const kind of enquiryKinds) {
    for (const branch of [1, malda]) {
      const mobile = String(9_700_000_000 + sent.length * 1_111_111);
      const names = { name: 'Debjani Qazux', fullName: 'Debjani Qazux' };
      const numbers = { mobile, mobileNo: mobile, contact: mobile, contactNumber: mobile };
      const overrides = { ...names, ...numbers, branch };
      const { status, text, body } = await submit(server, kind, { overrides });
      expect(status, text).toBe(201);
      sent.push({ kind, branch, reference: body.reference, mobile });
    }
  }
  await runDesk(server);
  server.passTime(SETTLED_MS);
});
afterAll(() => server.stop());
// There are 50 keys at most.
beforeEach(() => server.db.deleteFrom('api_keys').execute());

const numberOf = (branch: (typeof branchesOfKeys)[number]) =>
  ({ none: null, first: 1, malda })[branch];

function expectRefused({ status, body, text }: Reply, wanted: [number, string], what: string) {
  recordTried({ attacks: 1, letIn: Number(status < 400) });
  expect([status, body.code], what).toEqual(wanted);
  // Numbers as they were sent: the id of a request may hold others.
  const personal = ['Debjani', ...sent.map(({ mobile }) => mobile)];
  for (const each of personal) expect(text, what).not.toContain(each);
}

/** Calls that programs make and calls of staff, with a body that stores nothing. */
function ask(browser: Browser, name: CallName, spell = (path: string) => path): Promise<Reply> {
  const { method, path } = methodAndPath(name);
  const named = path.replace(/:(id|before|message|change)/g, '987654').replace(/:\w+/g, 'nobody');
  const isBodyless = method === 'GET' || method === 'DELETE';
  return browser.send(method as 'GET', spell(named), ...(isBodyless ? [] : [{}]));
}

describe('the rights of keys', () => {
  it('are listed here for every call of programs', () => {
    const others = (Object.keys(allCalls) as CallName[]).filter(
      (name) => allCalls[name]?.permission !== 'public' && !callsOfSessions.includes(name),
    );
    expect(others.sort()).toEqual(Object.keys(needs).sort());
  });

  describe.each(rightsOfKeys.map((rights) => ({ rights, title: rights.join(', ') })))(
    '$title',
    ({ rights }) => {
      it('open the calls that they name, and no other of programs', async () => {
        const { key } = await makeKey(owner, { rights });
        const program = programWith(server, key);
        for (const [name, right] of Object.entries(needs) as [CallName, KeyRight][]) {
          for (const spell of [
            (path: string) => path,
            (path: string) => `${path}/?right=${right}`,
          ]) {
            const answer = await ask(program, name, spell);
            // The body without a lead is refused, which is no matter of rights.
            const opened = name === 'GET /api/enquiries' ? 200 : 400;
            if (rights.includes(right)) expect(answer.status, name).toBe(opened);
            else expectRefused(answer, [403, 'forbidden'], name);
          }
        }
      });

      it.each(branchesOfKeys)('read the kinds of a key alone, branch: %s', async (of) => {
        const branch = numberOf(of);
        for (const kinds of kindsOfKeys) {
          const { key } = await makeKey(owner, { rights, kinds, branch });
          const answer = await programWith(server, key).send<{
            enquiries: { reference: string; answers: Record<string, unknown> }[];
          }>('GET', '/api/enquiries');
          if (!rights.includes('enquiries.list')) {
            expectRefused(answer, [403, 'forbidden'], 'GET /api/enquiries');
            continue;
          }
          const mine = sent.filter(
            (each) => kinds.includes(each.kind) && (branch === null || each.branch === branch),
          );
          const listed = answer.body.enquiries.map(({ reference }) => reference);
          expect(listed.sort()).toEqual(mine.map(({ reference }) => reference).sort());
          const seen = sent.filter(({ mobile }) => answer.text.includes(mobile));
          const seesPeople = rights.includes('enquiries.people');
          expect(seen).toEqual(seesPeople ? mine : []);
          if (!seesPeople) expect(answer.text).not.toContain('Debjani');
        }
      });
    },
  );

  it('open no call of staff, however it is spelled', async () => {
    const { key } = await makeKey(owner, { kinds: [...enquiryKinds] });
    const program = programWith(server, key);
    const spellings = [
      (path: string) => path,
      (path: string) => `${path}/`,
      (path: string) => path.replace('/api', '/API'),
      (path: string) => `${path}?key=${key}&role=owner`,
    ];
    for (const name of callsOfSessions) {
      for (const spell of spellings)
        expectRefused(await ask(program, name, spell), [401, 'not_logged_in'], name);
    }
  });

  it('are no rights of sessions: an owner opens no call of programs', async () => {
    for (const name of Object.keys(needs) as CallName[])
      expectRefused(await ask(owner, name), [401, 'key_refused'], name);
  });

  it.each(branchesOfKeys)('send leads of the key’s kinds to its branch: %s', async (of) => {
    const branch = numberOf(of);
    const { key } = await makeKey(owner, { kinds: ['sales', 'product'], branch });
    const program = programWith(server, key);
    const kinds = ['sales', 'product', 'amc', 'finance'];
    const mobile = '9832051313';
    const { leads } = await sendLeads(
      program,
      // A body names no branch: it is the key's.
      kinds.map((kind) => ({ id: `${of} ${kind}`, mobile, kind, branch: malda })),
    );
    recordTried({ attacks: 2, letIn: leads.slice(2).filter((each) => each.reference).length });
    expect(leads.map(({ state }) => state)).toEqual(['stored', 'stored', 'refused', 'refused']);
    for (const { reference } of leads.slice(0, 2)) {
      const { enquiry } = await deskOf(owner, reference ?? '');
      expect(enquiry.branch).toBe(branch ?? 1);
    }
  });

  it('of a branch that is deleted: its leads are of the first, and it reads those of no other', async () => {
    const gone = await addBranch(owner, 'Cooch Behar');
    const { key } = await makeKey(owner, { branch: gone });
    const program = programWith(server, key);
    await owner.send('DELETE', `/api/branches/${gone}`);
    const { leads } = await sendLeads(program, [{ id: 'gone', mobile: '9832051314' }]);
    await runDesk(server);
    const { enquiry } = await deskOf(owner, leads[0]?.reference ?? '');
    expect(enquiry.branch).toBe(1);
    server.passTime(SETTLED_MS);
    const { body } = await program.send('GET', '/api/enquiries');
    expect(body).toMatchObject({ enquiries: [] });
  });
});
