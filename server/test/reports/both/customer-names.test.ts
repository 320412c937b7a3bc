import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerNames } from '../../../../shared/test/customer-names.ts';
import { submit } from '../../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const SALES = '/api/getSalesEnquiry';

/** As people send them: none of the lists is in this order. */
const sent = Object.values(customerNames)
  .flat()
  .toSorted((one, other) => one.length - other.length || (one < other ? 1 : -1));
const stored = sent.map((name) => name.normalize('NFC'));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const [at, name] of sent.entries()) {
    const overrides = { name, mobile: String(9_832_000_000 + at) };
    const answer = await submit(server, 'sales', { overrides });
    expect(answer.status, answer.text).toBe(201);
    server.passTime(1000);
  }
});
afterAll(() => server.stop());

async function find(search: string): Promise<unknown[]> {
  const { body } = await server.report(SALES, { search, limit: 100 });
  return body.data.map(({ name }) => name).reverse();
}

it('a report has them in the order of arrival, each as it was typed', async () => {
  expect(await find('')).toEqual(stored);
});

it.each([
  ['by their first letters', (name: string) => name.slice(0, 4)],
  ['by their last name', (name: string) => name.split(' ').at(-1) ?? ''],
  ['in letters of several code points', (name: string) => name.normalize('NFD')],
  ['in letters of one code point', oneByOne],
  ['with joiners', (name: string) => name.replaceAll(/[\u094d\u09cd]/g, '$&\u200d')],
])('they are found %s', async (_, typed) => {
  for (const name of stored) {
    const found = await find(typed(name));
    expect(found).toContain(name);
    // Others may begin or end alike.
    expect(found.length, found.join()).toBeLessThan(5);
  }
});

it('a whole name finds nobody else', async () => {
  for (const name of stored) expect(await find(name)).toEqual([name]);
});

/** Letters with a dot as some keyboards write them; normalised texts have two code points. */
function oneByOne(name: string): string {
  const both = Array.from('\u09dc\u09dd\u09df\u0958\u0959\u095b\u095e');
  return both.reduce((text, letter) => text.replaceAll(letter.normalize('NFC'), letter), name);
}

it('the file for a spreadsheet has each, in UTF-8 with a mark', async () => {
  const answer = await fetch(`${server.url}${SALES}/export`, {
    headers: { Cookie: await server.logIn() },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [head = [], ...rows] = Papa.parse<string[]>(text.trimEnd()).data;
  const at = head.indexOf('Name');
  expect(rows.map((row) => row[at]).reverse()).toEqual(stored);
});
