import { gzipSync } from 'node:zlib';
import { once } from 'node:events';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { recordTried } from '../../scripts/test-records.mjs';
import { createHttpServer } from '../src/http/http-server.ts';
import { storedCount, submit } from './calls.ts';
import { sendBytes, sendRaw } from './raw-http.ts';
import { TEST_NOW } from './samples.ts';
import {
  createTestLog,
  noImages,
  pictures,
  startTestServer,
  testConfig,
  type TestServer,
} from './test-server.ts';
import type { Server } from 'node:http';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const CALL = { method: 'POST', path: '/api/postSalesEnquiry' };

describe('a body that is made to hurt', () => {
  it.each([
    ['30,000 lists in each other', '['.repeat(30_000)],
    ['30,000 closed lists in each other', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['5,000 objects in each other', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
    ['a name of 5,000 lists', `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    [
      '10,000 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i]))),
    ],
    ['a number without end', `{"mobile":${'9'.repeat(60_000)}}`],
    ['many escapes', `{"name":"${'\\u0000'.repeat(10_000)}"}`],
    ['half a character', Buffer.from([0x7b, 0x22, 0xf0, 0x9f, 0x22, 0x3a, 0x31, 0x7d])],
  ])('of %s is 400 and the server goes on', async (_, body) => {
    const answer = await sendRaw(server.url, { ...CALL, headers: JSON_TYPE, body });
    expect(answer.status).toBe(400);
    recordTried({ attacks: 1, letIn: Number(answer.status !== 400) });
    expect(JSON.parse(answer.text)).toHaveProperty('code', 'invalid_input');
    expect((await sendRaw(server.url, { path: '/livez' })).status).toBe(200);
  });

  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip'])(
    'that says it is compressed (%s) is 415 and is not unpacked',
    async (encoding) => {
      const body = gzipSync(Buffer.alloc(10_000_000));
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      expect((await sendRaw(server.url, { ...CALL, headers, body })).status).toBe(415);
    },
  );

  it('that ends before its length stores nothing', async () => {
    const before = await storedCount(server);
    const { port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = createConnection(Number(port), '127.0.0.1', () => {
        socket.end(
          'POST /api/postSalesEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":"Ananya"',
        );
      });
      socket.on('data', () => undefined);
      socket.once('close', () => {
        resolve();
      });
      socket.on('error', () => undefined);
    });
    expect(await storedCount(server)).toBe(before);
    expect((await submit(server, 'sales')).status).toBe(201);
  });
});

describe('a request that could be read in two ways', () => {
  const head =
    'POST /api/postSalesEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  it.each([
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `],
    [
      'a length and chunks',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['chunks of a strange kind', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a length that is none', `${head}Content-Length: +2\r\n\r\n{}`],
    ['a header with a bare line feed', `${head}X: a\nb\r\n\r\n`],
    ['a header with a blank in its name', `${head}Content Length: 2\r\n\r\n{}`],
    ['no host', 'GET /livez HTTP/1.1\r\n\r\n'],
    ['a NUL in its path', 'GET /livez\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('(%s) is 400 and the line is closed', async (_, bytes) => {
    const answer = await sendBytes(server.url, bytes);
    recordTried({ attacks: 1, letIn: Number(!answer.startsWith('HTTP/1.1 400 ')) });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe('a server with little patience', () => {
  let hasty: Server;
  let url: string;
  beforeEach(async () => {
    const { db } = server;
    const log = createTestLog();
    hasty = createHttpServer({ headersMs: 150, requestMs: 300, silenceMs: 600, checkEveryMs: 50 });
    hasty.on(
      'request',
      createApp({ db, clock: () => TEST_NOW, log, config: testConfig, pictures, images: noImages }),
    );
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(hasty.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    hasty.closeAllConnections();
    await new Promise((resolve) => hasty.close(resolve));
  });

  it('hangs up on who does not finish the headers, or says nothing at all', async () => {
    const slow = sendBytes(url, 'GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const mute = sendBytes(url, '');
    expect(await slow).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(await mute).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('hangs up on who does not finish the body, and stores nothing', async () => {
    const before = await storedCount(server);
    const answer = await sendBytes(
      url,
      'POST /api/postSalesEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(await storedCount(server)).toBe(before);
  });

  it('serves everybody else meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () => sendBytes(url, 'GET /livez HTTP/1.1\r\nHost: '));
    expect((await sendRaw(url, { path: '/readyz' })).status).toBe(200);
    expect((await submit({ url }, 'sales')).status).toBe(201);
    await Promise.all(slow);
  });

  it('takes no more than 16 KB of headers', async () => {
    const header = (length: number) => ({
      path: '/livez',
      headers: { 'X-Long': 'x'.repeat(length) },
    });
    expect((await sendRaw(url, header(15_000))).status).toBe(200);
    expect((await sendRaw(url, header(17_000))).status).toBe(431);
    expect((await sendRaw(url, { path: `/livez?${'x'.repeat(17_000)}` })).status).toBe(431);
  });
});

describe('a line on which nothing moves', () => {
  it('is cut after its time, also in the middle of an answer that its reader leaves lying', async () => {
    const silenceMs = 300;
    const server = createHttpServer({ silenceMs });
    // Far more than the system takes along for a reader.
    server.on('request', (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const reader = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
    reader.pause();
    reader.on('error', () => undefined);
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [line] = await accepted;
    const startedAt = performance.now();
    await once(line, 'close');
    const tookMs = performance.now() - startedAt;
    reader.destroy();
    await new Promise((resolve) => server.close(resolve));
    expect(tookMs).toBeGreaterThan(silenceMs);
    expect(tookMs).toBeLessThan(10 * silenceMs);
  });

  it('has 120 s unless somebody says otherwise; headers have 10 s and a request 60 s', () => {
    const { timeout, headersTimeout, requestTimeout } = createHttpServer();
    expect([timeout, headersTimeout, requestTimeout]).toEqual([120_000, 10_000, 60_000]);
  });
});
