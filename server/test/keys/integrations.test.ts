import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repoRoot } from '../../../scripts/base/run-process.mjs';
import type { Browser } from '../support/requests/browser.ts';
import { deskOf } from '../support/desk/desk-work.ts';
import { makeKey, programWith, type Received } from '../support/keys/keys.ts';
import { signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const text = readFileSync(path.join(repoRoot, 'docs', 'integrations.md'), 'utf8');

/** The bodies of the recipes, by the mark above each. */
const bodies = new Map(
  [...text.matchAll(/<!-- lead: ([\w-]+) -->\n\n```json\n(.*?)```/gs)].map(([, name, body]) => [
    name ?? '',
    JSON.parse(body ?? '') as object,
  ]),
);

let server: TestServer;
let owner: Browser;
let program: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  const { key } = await makeKey(owner, { rights: ['leads.send'], kinds: ['product'] });
  program = programWith(server, key);
});
afterAll(() => server.stop());

/** What becomes of each body: the answers of the form, and lines of the note. */
const wanted: Record<string, { sent: object; lines: string[] }> = {
  meta: {
    sent: {
      name: 'Asha Rai',
      mobile: '9832051313',
      email: 'asha.rai@example.com',
      model: 'activa 6g',
    },
    lines: ['Lead ID: 1234567890123450', 'form_id: 987654321'],
  },
  indiamart: {
    sent: { name: 'Bikash Tamang', mobile: '9832051314', model: 'Honda Shine 125' },
    lines: ['Lead ID: 2769560468', 'SUBJECT: Requirement for Honda Shine 125', 'Town: Siliguri'],
  },
  'google-form': {
    sent: { name: 'Puja Das', mobile: '9832051315', model: 'Dio' },
    lines: ['When may we call?: Morning, Evening'],
  },
  exotel: { sent: { mobile: '9832051316' }, lines: ['CallType: client-hangup'] },
};

describe('docs/integrations.md', () => {
  it('has a body for each provider', () => {
    expect([...bodies.keys()].sort()).toEqual(Object.keys(wanted).sort());
  });

  it.each(Object.keys(wanted))(
    '%s: its body is stored, once, with all that is in it',
    async (name) => {
      const {
        status,
        body,
        text: answer,
      } = await program.send<Received>('POST', '/api/leads', bodies.get(name));
      expect([status, body.stored], answer).toEqual([200, 1]);
      const { enquiry, events } = await deskOf(owner, body.leads[0]?.reference ?? '');
      expect(enquiry.sent).toMatchObject(wanted[name]?.sent ?? {});
      const added = events.find(({ kind }) => kind === 'added');
      const lines = (added?.detail as { note?: string } | undefined)?.note?.split('\n');
      expect(lines).toEqual(expect.arrayContaining(wanted[name]?.lines ?? []));
      const again = await program.send<Received>('POST', '/api/leads', bodies.get(name));
      expect(again.body).toMatchObject({ stored: 0, known: 1 });
    },
  );
});
