import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignIn, tableCardSource, type VehicleCard } from '@dealership/shared';
import { readPdf, withoutBlanks } from '../../../shared/test/read-pdf.ts';
import { deskOf } from '../support/desk/desk-work.ts';
import { signIn } from '../support/people/people.ts';
import type { Browser } from '../support/requests/browser.ts';
import { submit } from '../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let cookie: string;
let sold: VehicleCard[];
beforeAll(async () => {
  server = await startTestServer({ siteUrl: 'https://dealer.example' });
  owner = await signIn(server);
  cookie = await server.logIn();
  const lists = ['bikes', 'scooters'].map((name) => fetch(`${server.url}/api/${name}`));
  const answers = await Promise.all(lists);
  sold = (await Promise.all(answers.map((each) => each.json() as Promise<VehicleCard[]>))).flat();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
  fetch(`${server.url}/api/table-cards/${path}`, { headers });

async function cardAt(path: string) {
  const answer = await get(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/pdf',
  ]);
  return readPdf(Buffer.from(await answer.arrayBuffer()));
}

describe('table cards', () => {
  it('of all models on sale are one file with a page each', async () => {
    const { pages } = await cardAt('models?paper=a5&language=hi');
    expect(pages).toHaveLength(sold.length);
    for (const { name } of sold)
      expect(pages.some((page) => page.includes(withoutBlanks(name)))).toBe(true);
  });

  it('have name, price and address of the model, in the language that was asked for', async () => {
    const [model] = sold;
    if (!model) throw new Error('no models');
    const { layout, text } = await cardAt(`models/${model.id}?paper=a4&language=bn`);
    expect(layout.map(({ width }) => Math.round(width))).toEqual([595]);
    expect(text).toContain(withoutBlanks(model.name));
    expect(text).toContain(`₹${model.price.toLocaleString('en-IN')}`);
    expect(text).toContain('dealer.example/bn/view-details?bike=');
  });

  it('of offers and branches lead to their pages', async () => {
    const offers = (await (await fetch(`${server.url}/api/getOffers`)).json()) as {
      id: number;
      title: string;
    }[];
    for (const { id, title } of offers) {
      const { text } = await cardAt(`offers/${id}?paper=a5&language=en`);
      expect(text).toContain(withoutBlanks(title));
      expect(text).toContain('dealer.example/offers');
    }
    const { text } = await cardAt('branches/1?paper=a5&language=en');
    expect(text).toContain('dealer.example/dealers/1');
  });

  it('are refused without a session, for what visitors cannot see, and for other papers', async () => {
    expect((await get('models?paper=a5&language=en', {})).status).toBe(401);
    for (const path of ['models/9999', 'offers/9999', 'branches/99', 'banners/1'])
      expect([path, (await get(`${path}?paper=a5&language=en`)).status]).toEqual([path, 404]);
    expect((await get('models/1?paper=a3&language=en')).status).toBe(400);
    expect((await get('models/1?paper=a5&language=fr')).status).toBe(400);
    const [model] = sold.filter(({ specs }) => specs.document !== '');
    if (!model) throw new Error('no models');
    await server.db.updateTable('vehicles').set({ status: 0 }).where('id', '=', model.id).execute();
    expect((await get(`models/${model.id}?paper=a5&language=en`)).status).toBe(404);
    await server.db.updateTable('vehicles').set({ status: 1 }).where('id', '=', model.id).execute();
  });

  it('are the source of the enquiries that begin with them', async () => {
    const visit = { page: '/view-details', ...campaignIn(new URLSearchParams(tableCardSource)) };
    expect(visit).toEqual({ page: '/view-details', source: 'table-card', medium: 'qr' });
    const { body } = await submit(server, 'product', { overrides: { visit } });
    expect((await deskOf(owner, body.reference)).visit).toEqual(visit);
  });
});
