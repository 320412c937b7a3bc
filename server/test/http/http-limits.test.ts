import { gzipSync } from 'node:zlib';
import { once } from 'node:events';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createDealershipSource } from '../../src/features/settings/dealership-source.ts';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { createHttpServer } from '../../src/http/server/http-server.ts';
import { withUpload } from '../../src/http/upload/upload.ts';
import { storedCount, submit } from '../support/requests/calls.ts';
import { pictureForm } from '../support/images/pictures.ts';
import { sendBytes, sendRaw } from '../support/requests/raw-http.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import {
  createTestLog,
  noDrawing,
  noHeic,
  noSheets,
  noImages,
  pictures,
  startTestServer,
  testConfig,
  type TestServer,
} from '../support/server/test-server.ts';
import type { Server } from 'node:http';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const CALL = { method: 'POST', path: '/api/postSalesEnquiry' };

it('an idle connection stays open for longer than nginx keeps one to a server (60 s)', () => {
  expect(createHttpServer().keepAliveTimeout).toBeGreaterThan(60_000);
});

describe('a hostile body', () => {
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

/** Checks a refusal by Node's HTTP parser: one complete answer, in the usual JSON. */
function expectRefusal(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^Content-Type: application\/json; charset=utf-8$/im);
  expect(head).toMatch(new RegExp(`^Content-Length: ${Buffer.byteLength(body)}$`, 'im'));
  expect(head).toMatch(/^X-Content-Type-Options: nosniff$/im);
  const { message, error, ...rest } = JSON.parse(body) as Record<string, string>;
  expect(message).toMatch(/^The .+\.$/);
  expect([error, rest.code]).toEqual([message, code]);
}

/** The application behind the product's own HTTP server. */
async function serveAsShipped(limits?: Parameters<typeof createHttpServer>[0]) {
  const { db } = server;
  const log = createTestLog();
  const shipped = createHttpServer(limits);
  shipped.on(
    'request',
    createApp({
      db,
      staffDb: db,
      clock: () => TEST_NOW,
      log,
      config: testConfig,
      pictures,
      images: noImages,
      drawing: noDrawing,
      heic: noHeic,
      sheets: noSheets,
      ...createDealershipSource({ db, clock: () => TEST_NOW, fixed: {} }),
    }),
  );
  await new Promise<void>((resolve) => shipped.listen(0, '127.0.0.1', resolve));
  return { shipped, url: `http://127.0.0.1:${(shipped.address() as AddressInfo).port}` };
}

async function stop(shipped: Server): Promise<void> {
  shipped.closeAllConnections();
  await new Promise((resolve) => shipped.close(resolve));
}

describe('a request that could be read in two ways', () => {
  let shipped: Server;
  let url: string;
  beforeAll(async () => {
    ({ shipped, url } = await serveAsShipped());
  });
  afterAll(() => stop(shipped));

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
    ['no host under /api', 'POST /api/login HTTP/1.1\r\nContent-Length: 0\r\n\r\n'],
  ])('(%s) is 400 in JSON and the line is closed', async (_, bytes) => {
    const answer = await sendBytes(url, bytes);
    recordTried({ attacks: 1, letIn: Number(!answer.startsWith('HTTP/1.1 400 ')) });
    expectRefusal(answer, 400, 'invalid_input');
  });
});

describe('a refusal by Node itself', () => {
  it('is JSON for an unknown Expect header, and the next request is answered', async () => {
    const { shipped, url } = await serveAsShipped();
    const answers = await sendBytes(
      url,
      'POST /api/login HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}' +
        'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    await stop(shipped);
    const second = answers.lastIndexOf('HTTP/1.1 ');
    expectRefusal(answers.slice(0, second), 417, 'invalid_input');
    expect(answers.slice(second)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is not written into the middle of an answer', async () => {
    const busy = createHttpServer();
    busy.on('request', (_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('so far');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const answer = await sendBytes(
      `http://127.0.0.1:${(busy.address() as AddressInfo).port}`,
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n',
    );
    await stop(busy);
    expect(answer).not.toMatch(/400|code/);
  });
});

describe('an upload that is refused before it has arrived', () => {
  it('may go on slowly: its client reads the answer, and the next request on the line is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { shipped, url } = await serveAsShipped();
    const line = createConnection(Number(new URL(url).port), '127.0.0.1');
    let answers = '';
    line.on('data', (chunk) => (answers += chunk.toString()));
    line.write(
      'POST /api/galleryupload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
        'Content-Length: 10\r\n\r\nstart',
    );
    await once(line, 'data');
    expect(answers).toMatch(/^HTTP\/1\.1 401 /);
    vi.advanceTimersByTime(50_000);
    line.write('/end.GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(line, 'close');
    vi.useRealTimers();
    await stop(shipped);
    expect(answers).toMatch(/HTTP\/1\.1 200 /);
  });
});

describe('a server with short timeouts', () => {
  let hasty: Server;
  let url: string;
  beforeEach(async () => {
    ({ shipped: hasty, url } = await serveAsShipped({
      headersMs: 150,
      requestMs: 300,
      silenceMs: 600,
      checkEveryMs: 50,
    }));
  });
  afterEach(() => stop(hasty));

  it('closes the connection of a client that does not finish the headers, or sends nothing', async () => {
    const slow = sendBytes(url, 'GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const mute = sendBytes(url, '');
    expectRefusal(await slow, 408, 'invalid_input');
    expect(await mute).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('closes the connection of a client that does not finish the body, and stores nothing', async () => {
    const before = await storedCount(server);
    const answer = await sendBytes(
      url,
      'POST /api/postSalesEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(await storedCount(server)).toBe(before);
  });

  it.each(['', 'Connection: close\r\n'])(
    'closes the connection of a client that does not send the rest of an upload that is refused %j',
    async (more) => {
      const answer = await sendBytes(
        url,
        `POST /api/galleryupload HTTP/1.1\r\nHost: x\r\n${more}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60000\r\n\r\nstart`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  it('serves other clients meanwhile', async () => {
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
    const { status, headers, text } = await sendRaw(url, header(17_000));
    expect([status, headers.connection]).toEqual([431, 'close']);
    expect(JSON.parse(text)).toHaveProperty('code', 'too_large');
    expect((await sendRaw(url, { path: `/livez?${'x'.repeat(17_000)}` })).status).toBe(431);
  });
});

describe('a connection without traffic', () => {
  it('is closed after its timeout, also in the middle of an answer that the client does not read', async () => {
    const silenceMs = 300;
    const server = createHttpServer({ silenceMs });
    // Far more than the system buffers for a connection.
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
  });

  it('stays open longer while a complete upload is worked on', async () => {
    const silenceMs = 100;
    const slow = createHttpServer({ silenceMs });
    slow.on(
      'request',
      express().post('/', async (request, response) => {
        const work = () => new Promise((resolve) => setTimeout(resolve, 4 * silenceMs));
        await withUpload(request, { fields: ['image'], maxFiles: 1 }, work);
        response.json({});
      }),
    );
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const body = pictureForm(Buffer.from('a picture'));
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }).catch(
      () => null,
    );
    await stop(slow);
    expect(answer?.status).toBe(200);
  });

  it('has 120 s by default; headers have 10 s and a request 60 s', () => {
    const { timeout, headersTimeout, requestTimeout } = createHttpServer();
    expect([timeout, headersTimeout, requestTimeout]).toEqual([120_000, 10_000, 60_000]);
  });
});
