import request from 'supertest';
import { expect, it } from 'vitest';
import { startTestServer, STAFF } from './test-server.ts';
it('stress', async () => {
  const server = await startTestServer({ rateLimits: true });
  const seen: Record<string, number> = {};
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) =>
      request(server.url).post('/api/login').send(i % 2 ? STAFF : { ...STAFF, password: 'x' })));
    for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
    server.passTime(16 * 60_000);
  }
  for (let round = 0; round < 60; round += 1) {
    const { status } = await request(server.url).post('/api/login').send(STAFF);
    seen[`s${status}`] = (seen[`s${status}`] ?? 0) + 1;
  }
  console.log(JSON.stringify(seen));
  await server.stop();
  expect(1).toBe(1);
}, 120_000);
