import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthSpellings } from '../support/requests/health-spellings.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
});
afterAll(() => server.stop());

describe('health', () => {
  it.each(['/livez', '/readyz', '/livez?', '/readyz?probe=1'])(
    'is reported at %s',
    async (path) => {
      const { status, text } = await sendRaw(server.url, { path });
      expect([status, text]).toEqual([200, '{"status":"ok"}']);
    },
  );

  it('is not reported in another spelling, which a proxy may let through', async () => {
    for (const path of healthSpellings) {
      const { status, text } = await sendRaw(server.url, { path });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(text, path).not.toContain('"status"');
    }
  });
});
