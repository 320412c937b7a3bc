import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyLimits } from '@dealership/shared';
import { programWith, makeKey } from '../support/keys/keys.ts';
import { signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.stop());

describe('calls with keys', () => {
  it('are limited for each key, and calls without one for each network', async () => {
    const owner = await signIn(server);
    const [one, other] = [await makeKey(owner), await makeKey(owner)];
    const busy = programWith(server, one.key);
    for (let call = 0; call < keyLimits.callsInAMinute; call += 1)
      expect((await busy.send('GET', '/api/enquiries?limit=1')).status).toBe(200);
    const over = await busy.send('GET', '/api/enquiries?limit=1');
    expect([over.status, over.body.code]).toEqual([429, 'too_many']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);

    const stranger = programWith(server, `dk_${'x'.repeat(43)}`);
    const statuses = [];
    for (let call = 0; call <= 30; call += 1)
      statuses.push((await stranger.send('GET', '/api/enquiries')).status);
    expect([...new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([401, 429]);
    // A key that works is never held up by strangers in its network.
    expect((await programWith(server, other.key).send('GET', '/api/enquiries')).status).toBe(200);
  });
});
