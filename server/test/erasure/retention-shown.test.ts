import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('how long enquiries are kept', () => {
  it.each([
    { set: '', data: '"retention":{}' },
    { set: '24', data: '"insurance":24' },
    { set: '24,insurance:36', data: '"insurance":36' },
    { set: 'sales:24', data: '"retention":{"sales":24}' },
  ])('is in every document, as RETENTION_MONTHS=$set sets it', async ({ set, data }) => {
    const { retentionMonths } = readConfig({ RETENTION_MONTHS: set, JWT_SECRET: 's'.repeat(32) });
    server = await startTestServer({ hasSite: true, retentionMonths });
    // The last one leads on to pages with forms without another document.
    for (const path of ['/privacy-policy', '/', '/view-details?bike=Livo', '/nothing']) {
      const { text } = await sendRaw(server.url, { path });
      expect(text).toContain(data);
    }
  });
});
