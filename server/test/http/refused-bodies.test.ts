import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
  cookie = await server.logIn();
});
afterAll(() => server.stop());

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(MEGABYTE / 16, 'x');

interface Sender {
  path: string;
  headers?: readonly string[];
  /** Size of the body, in megabytes. */
  size?: number;
  isChunked?: boolean;
}

function open(): Socket {
  const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
  socket.setNoDelay(true);
  return socket;
}

function headOf({ path, headers = [], size = 2, isChunked = false }: Sender): string {
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${size * MEGABYTE}`;
  return [`POST ${path} HTTP/1.1`, 'Host: x', length, ...headers, '', ''].join('\r\n');
}

/** Sends a whole body in parts and only then reads the answer, as most programs do. */
async function sendSlowly(sender: Sender): Promise<string> {
  const { size = 2, isChunked = false } = sender;
  const socket = open();
  const failure = once(socket, 'error').then(([error]: unknown[]) => {
    throw error;
  });
  failure.catch(() => undefined);
  const send = (bytes: Buffer | string) =>
    Promise.race([failure, new Promise((resolve) => socket.write(bytes, resolve))]);
  socket.pause();
  await send(headOf(sender));
  for (let sent = 0; sent < size * MEGABYTE; sent += PIECE.length) {
    if (isChunked) await send(`${PIECE.length.toString(16)}\r\n`);
    await send(PIECE);
    if (isChunked) await send('\r\n');
    await sleep(2);
  }
  if (isChunked) await send('0\r\n\r\n');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.resume();
  await Promise.race([failure, once(socket, 'end')]);
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

const close = 'Connection: close';
const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=b';
const foreign = 'Origin: https://evil.example';

const refusals: readonly [status: number, name: string, sender: () => Sender][] = [
  [401, 'without a session', () => ({ path: '/api/galleryupload', headers: [close, form] })],
  [401, 'without a call', () => ({ path: '/api/nothing', headers: [close, json] })],
  [403, 'of another site', () => ({ path: '/contact', headers: [close, json, foreign] })],
  [404, 'without an address', () => ({ path: '/nothing', headers: [close, json] })],
  [400, 'with a NUL in its address', () => ({ path: '/contact?%00', headers: [close, json] })],
  [413, 'too large for JSON', () => ({ path: '/contact', headers: [close, json] })],
  [415, 'of another type', () => ({ path: '/contact', headers: [close, 'Content-Type: a/b'] })],
  [
    413,
    'too large for a picture',
    () => ({
      path: '/api/createOffers',
      headers: [close, form, `Cookie: ${cookie}`],
      size: 8,
    }),
  ],
];

describe('a large body that is refused while it arrives', () => {
  describe.each([true, false])('(in chunks: %s)', (isChunked) => {
    it.each(refusals)(
      'gets its %i, on a connection that closes (%s)',
      async (status, _name, sender) => {
        const answer = await sendSlowly({ ...sender(), isChunked });
        expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
        expect(answer).toMatch(/\r\nConnection: close\r\n/i);
        const [, body = ''] = answer.split('\r\n\r\n');
        expect(JSON.parse(body)).toHaveProperty('code');
      },
    );
  });
});

describe('a sender who is refused', () => {
  const call = { path: '/api/galleryupload', headers: [form], size: 200 };

  it('has the whole answer before the body has ended', async () => {
    const socket = open();
    socket.write(headOf(call));
    socket.write(PIECE);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 401 /);
    expect(JSON.parse(body)).toHaveProperty('code', 'not_logged_in');
  });

  it('can send another request on the same connection when all is sent', async () => {
    const socket = open();
    const answers: string[] = [];
    socket.on('data', (chunk) => answers.push(chunk.toString()));
    socket.write(headOf({ ...call, size: 1 }));
    for (let sent = 0; sent < MEGABYTE; sent += PIECE.length) socket.write(PIECE);
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(answers.join('')).toMatch(/^HTTP\/1.1 401 [^]*HTTP\/1.1 200 [^]*"status":"ok"/);
  });

  it('and sends more than the largest upload is disconnected', async () => {
    const socket = open();
    socket.on('error', () => undefined).resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(headOf(call));
    let sent = 0;
    const next = () => {
      sent += MEGABYTE;
      socket.write(Buffer.alloc(MEGABYTE), (error) => {
        if (!error && sent < call.size * MEGABYTE) next();
      });
    };
    next();
    await closed;
    expect(sent).toBeGreaterThan(100 * MEGABYTE);
    expect(sent).toBeLessThan(call.size * MEGABYTE);
  });
});
