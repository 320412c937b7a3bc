import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { samples } from '../../support/enquiries/samples.ts';
import { startServerProcess, type ServerProcess } from '../../support/server/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-server.ts';

let database: TestDatabase;
let server: ServerProcess;
let metricsUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.config, { METRICS: '127.0.0.1:0' });
  metricsUrl = /^Metrics: +(http:\S+)$/m.exec(server.lines.join('\n'))?.[1] ?? '';
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

/** The metrics by name and labels, as Prometheus reads them. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

async function submit(kind: 'sales' | 'amc', body: object, key: string): Promise<number> {
  const { status } = await fetch(server.url + enquiryDefinitions[kind].path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  return status;
}

it('METRICS counts requests by route pattern, stored enquiries by kind and connections, and names nobody', async () => {
  const person = { ...samples.sales.body, name: 'Ruma Nandi' };
  expect(await submit('sales', person, 'first')).toBe(201);
  expect(await submit('sales', person, 'first')).toBe(201);
  expect(await submit('sales', { ...person, website: 'http://robot.example' }, 'robot')).toBe(201);
  expect(await submit('sales', {}, 'empty')).toBe(400);
  for (const path of ['ACTIVA6G', 'DIO110', 'RumaNandi']) {
    await fetch(`${server.url}/api/bikeView/${path}?mobile=9800000012`);
  }
  await fetch(`${server.url}/nothing/of/the/kind`);
  await fetch(`${server.url}/api/me`);
  await fetch(`${server.url}/pictures/none.webp`);
  const counted = 'http_request_duration_seconds_count';
  const last = `${counted}{method="GET",route="/pictures/*",status="404"}`;
  // The time is recorded at the end of the answer, which the client may see earlier.
  await expect.poll(async () => (await figures()).get(last)).toBe(1);

  const seen = await figures();
  const requests = (labels: string) => seen.get(`${counted}{${labels}}`);
  const salesPath = enquiryDefinitions.sales.path;
  expect(requests(`method="POST",route="${salesPath}",status="201"`)).toBe(3);
  expect(requests(`method="POST",route="${salesPath}",status="400"`)).toBe(1);
  expect(requests('method="GET",route="/api/bikeView/:bikeName",status="200"')).toBe(2);
  expect(requests('method="GET",route="/api/bikeView/:bikeName",status="404"')).toBe(1);
  expect(requests('method="GET",route="(none)",status="404"')).toBe(1);
  expect(requests('method="GET",route="(none)",status="401"')).toBe(1);

  for (const kind of enquiryKinds) {
    const stored = seen.get(`dealership_enquiries_stored_total{kind="${kind}"}`);
    expect(stored, kind).toBe(kind === 'sales' ? 1 : 0);
  }
  // The first jobs after a start may still be running.
  for (const name of [
    'dealership_database_connections{state="in_use"}',
    'dealership_database_waiting',
  ]) {
    await expect.poll(async () => (await figures()).get(name)).toBe(0);
  }
  expect(seen.get('dealership_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(seen.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);

  const names = [...seen.keys()].join('\n');
  expect(names).not.toMatch(/Ruma|98000|ACTIVA|nothing|robot|127\.0\.0\.1/i);
});

it('METRICS answers only on its own address, which answers nothing else', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const own = new URL(metricsUrl).origin;
  for (const path of ['/', '/livez', '/api/models', '/metrics/more']) {
    expect((await fetch(own + path)).status, path).toBe(404);
  }
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
});

// Independent of the engine.
if (process.env.TEST_ENGINE !== 'mysql') {
  it('an address in METRICS that is taken stops the start with a message', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const METRICS = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(startServerProcess(database.config, { METRICS })).rejects.toThrow(
      'METRICS (EADDRINUSE)',
    );
    other.close();
  });
}
