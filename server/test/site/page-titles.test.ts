import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageTemplate, readClientBuilds } from '../../src/site/html-document.ts';
import { dealership } from '../../../shared/test/dealership.ts';
import { createClientFolder } from '../support/server/client-folder.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
  const offSale = server.db.updateTable('vehicles').set({ status: 0 });
  await offSale.where('model_key', '=', 'sp125').execute();
});
afterAll(() => server.stop());

const modelPages = ['/view-details', '/angle-view', '/text-ride-booking'];

describe('the title of a document', () => {
  it.each([
    ...modelPages.map((path) => [404, `${path}?bike=Nothing`] as const),
    ...modelPages.map((path) => [410, `${path}?bike=SP125`] as const),
    ...modelPages.map((path) => [200, `${path}?bike=Livo`] as const),
    [404, '/dealers/99'] as const,
    [404, '/nothing'] as const,
    [200, '/admin'] as const,
    [200, '/finance'] as const,
  ])('has the dealership’s name once, at its end (%i %s)', async (status, path) => {
    const answer = await sendRaw(server.url, { path });
    expect(answer.status).toBe(status);
    const title = /<title>([^<]*)<\/title>/.exec(answer.text)?.[1] ?? '';
    expect(title.split(dealership.name)).toEqual([expect.stringMatching(/^\S.* · $/), '']);
  });
});

it('the title of a 360 view shows when the model is no longer sold', async () => {
  const { text } = await sendRaw(server.url, { path: '/angle-view?bike=SP125' });
  expect(text).toContain(`<title>SP125, no longer sold · ${dealership.name}</title>`);
});

describe('the language of a document', () => {
  it.each(['/', '/finance', '/view-details?bike=Livo', '/dealers/99', '/nothing', '/admin'])(
    'is part of it (%s)',
    async (path) => {
      const { text } = await sendRaw(server.url, { path });
      expect(text).toContain('<html lang="en">');
    },
  );

  it('is that of the page, whatever the template has', async () => {
    const { folder, remove } = createClientFolder();
    const { bn } = await readClientBuilds(folder);
    const frame = { locale: 'bn' as const, half: bn.site, modules: [] };
    const template = createPageTemplate(bn, frame);
    remove();
    expect(template.render({ head: '', data: {} })).toContain('<html lang="bn">');
  });
});
