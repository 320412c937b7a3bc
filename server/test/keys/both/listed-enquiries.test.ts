import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../support/requests/browser.ts';
import { addBranch } from '../../support/desk/branches.ts';
import { useCustomerDesk } from '../../support/desk/customer-desk.ts';
import { done, runDesk } from '../../support/desk/desk-work.ts';
import { makeKey, programWith, sendLeads } from '../../support/keys/keys.ts';

interface Page {
  enquiries: {
    reference: string;
    kind: string;
    status: string;
    answers: Record<string, unknown>;
  }[];
  next: string | null;
  more: boolean;
}

const { servers, people, arrive, actions } = useCustomerDesk();
let owner: Browser;
beforeEach(async () => {
  ({ owner } = people);
  await servers.first.db.deleteFrom('api_keys').execute();
});

async function readerOf(wanted: object = {}): Promise<(query?: string) => Promise<Page>> {
  const program = programWith(servers.first, (await makeKey(owner, wanted)).key);
  return async (query = '') => {
    const { body, status, text } = await program.send<Page>('GET', `/api/enquiries${query}`);
    expect(status, text).toBe(200);
    return body;
  };
}

/** Until an enquiry is listed. */
const SETTLED_MS = 31_000;
const settle = () => servers.first.passTime(SETTLED_MS);

describe('GET /api/enquiries', () => {
  it('of a key with a branch lists that branch alone, whose staff answer the leads of the key', async () => {
    const malda = await addBranch(owner, 'Malda');
    const key = await makeKey(owner, { branch: malda });
    const program = programWith(servers.first, key.key);
    const other = await arrive('sales', { mobile: '9832000001' });
    const { leads } = await sendLeads(program, [{ id: 'L-1', mobile: '9832000002', name: 'Asha' }]);
    settle();
    const [own] = leads;
    const { body } = await program.send<Page>('GET', '/api/enquiries');
    expect(body.enquiries.map(({ reference }) => reference)).toEqual([own?.reference]);
    const read = await readerOf();
    expect((await read()).enquiries).toHaveLength(2);
    // What is handed to the branch keeps its place, which the list has passed.
    await runDesk(servers.first);
    await done(owner, other, { do: 'branch', to: malda });
    const later = await program.send<Page>('GET', `/api/enquiries?after=${body.next}`);
    expect(later.body.enquiries).toEqual([]);
    const anew = await program.send<Page>('GET', '/api/enquiries');
    expect(anew.body.enquiries.map(({ reference }) => reference)).toEqual([other, own?.reference]);
  });

  it('lists all in order, each once, while new ones arrive and others are erased', async () => {
    const read = await readerOf();
    const sent: string[] = [];
    for (let at = 0; at < 7; at += 1)
      sent.push(await arrive('sales', { mobile: `983200000${at}` }));
    expect((await read()).enquiries).toEqual([]);
    settle();
    const seen: string[] = [];
    let page = await read('?limit=3');
    seen.push(...page.enquiries.map(({ reference }) => reference));
    expect(page.more).toBe(true);
    sent.push(await arrive('sales', { mobile: '9832000008' }));
    settle();
    await owner.send('POST', '/api/erasures', { mobile: '9832000004' });
    while (page.more) {
      page = await read(`?limit=3&after=${page.next}`);
      seen.push(...page.enquiries.map(({ reference }) => reference));
    }
    expect(seen).toEqual(sent.filter((_each, at) => at !== 4));
    const rest = await read(`?after=${page.next}`);
    expect(rest).toEqual({ enquiries: [], next: page.next, more: false });
    expect((await actions()).at(-1)).toBe('enquiries read: 0 with people');
  });

  it('has what was sent and the state, and nothing that staff have written', async () => {
    const read = await readerOf();
    const reference = await arrive('sales', { mobile: '9832051313' });
    await runDesk(servers.first);
    await done(owner, reference, { do: 'note', text: 'a secret of staff' });
    settle();
    const { enquiries } = await read();
    expect(enquiries).toMatchObject([
      { reference, kind: 'sales', status: 'new', origin: 'website' },
    ]);
    expect(Object.values(enquiries[0]?.answers ?? {})).toContain('9832051313');
    expect(JSON.stringify(enquiries)).not.toContain('a secret of staff');
  });

  it('has only the key’s kinds, and without its right nobody who sent them', async () => {
    await arrive('sales', { mobile: '9832051313', name: 'Asha Rai' });
    await arrive('amc', { mobile: '9832051313', name: 'Asha Rai' });
    await arrive('finance', { mobile: '9832051313', name: 'Asha Rai' });
    settle();
    const kinds = ['sales', 'finance'];
    const full = await (await readerOf({ kinds }))();
    expect(full.enquiries.map(({ kind }) => kind)).toEqual(['sales', 'finance']);
    expect(JSON.stringify(full)).toMatch(/Asha Rai.*9832051313|9832051313.*Asha Rai/);
    const bare = await (await readerOf({ kinds, rights: ['enquiries.list'] }))();
    expect(bare.enquiries.map(({ kind }) => kind)).toEqual(['sales', 'finance']);
    expect(JSON.stringify(bare)).not.toMatch(/Asha|9832051313|@/);
    expect(bare.enquiries[1]?.answers).not.toEqual({});
  });

  it('begins with a day, and refuses what is no place, day or number', async () => {
    const read = await readerOf();
    const reference = await arrive('sales');
    settle();
    const [first] = (await read()).enquiries as unknown as { arrived_at: string }[];
    const day = first?.arrived_at.slice(0, 10) ?? '';
    expect((await read(`?from=${day}`)).enquiries.map((each) => each.reference)).toEqual([
      reference,
    ]);
    expect((await read('?from=2100-01-01')).enquiries).toEqual([]);
    const program = programWith(servers.first, (await makeKey(owner)).key);
    for (const query of [
      'after=x',
      'from=today',
      'limit=0',
      'limit=201',
      'limit=x',
      'after=1-1-1',
    ]) {
      expect((await program.send('GET', `/api/enquiries?${query}`)).status, query).toBe(400);
    }
  });
});
