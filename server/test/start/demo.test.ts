import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiryDefinitions, type Outbox } from '@dealership/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { colleagues, demoPassword } from '../../src/seed/month/colleagues.ts';
import { samples } from '../support/enquiries/samples.ts';
import { builtProgram } from '../support/server/built-programs.ts';
import { startServerProcess, type ServerProcess } from '../support/server/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/server/test-server.ts';

/** Settings that would let the demo send something, or mix it with real data. */
const everything = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@example.com',
  WEBHOOK_URL: 'https://127.0.0.1:9/',
  WEBHOOK_SECRET: 'a secret of a webhook, long enough to be one',
  METRICS: '127.0.0.1:9',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  ADMIN_USER_ID: 'real-owner',
};

let folder = '';
let real: TestDatabase;
let running: ServerProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-demo-'));
  real = await createTestDatabase('sqlite');
  const lines = Object.entries({ ...everything, PORT: '1', UPLOADS_DIR: '/proc' });
  writeFileSync(path.join(folder, '.env'), lines.map((line) => `${line.join('=')}\n`).join(''));
});
afterEach(async () => {
  await Promise.all(running.map(({ end }) => end('SIGKILL')));
  running = [];
  rmSync(folder, { recursive: true });
  await real.drop();
});

/** Starts the demo in the folder, like `npm run demo` in the product's folder. */
async function startDemo(...options: string[]): Promise<ServerProcess> {
  const named = options.length > 0 ? options : ['--port', '0'];
  const program = [process.execPath, builtProgram('main'), '--api-only', '--demo', ...named];
  const inFolder = ['-c', 'cd "$0" && exec "$@"', folder, ...program];
  const server = await startServerProcess(real.config, everything, inFolder, 'sh');
  running.push(server);
  return server;
}

async function signIn(server: ServerProcess, userId: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId, password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

it('knows nothing of the environment, and its seven people can sign in', async () => {
  const server = await startDemo();
  for (const { userId } of colleagues) {
    await signIn(server, userId);
    expect(server.lines.join('\n')).toContain(userId);
  }
  const cookie = await signIn(server, 'arunima');
  const replies = await fetch(`${server.url}/api/replies`, { headers: { cookie } });
  expect(await replies.json()).toMatchObject({ sends_mail: false });
  expect(readdirSync(path.dirname(fileOf(real)))).toEqual([]);
  expect(readdirSync(path.join(folder, 'data'))).toContain('demo');
});

it('refuses a second start, which leaves the first as it is; a later start begins again', async () => {
  const first = await startDemo();
  const cookie = await signIn(first, 'arunima');
  await expect(startDemo()).rejects.toThrow('The demo is already running');
  const me = () => fetch(`${first.url}/api/me`, { headers: { cookie } });
  expect((await me()).status).toBe(200);
  await first.end('SIGKILL');
  const second = await startDemo();
  const again = await fetch(`${second.url}/api/me`, { headers: { cookie } });
  expect(again.status).toBe(401);
  await signIn(second, 'arunima');
});

it.each([['--prot', '3200'], ['3200'], ['--port', 'abc'], ['--port', '65536'], ['--port']])(
  'refuses %s %s, and prints how it is called',
  async (...options) => {
    await expect(startDemo(...options)).rejects.toThrow('npm run demo [-- --port N]');
    expect(readdirSync(folder)).toEqual(['.env']);
  },
);

it('takes a port behind an equals sign', async () => {
  await signIn(await startDemo('--port=0'), 'arunima');
});

it('sends nothing to a device or a program, and says so', async () => {
  const server = await startDemo();
  const cookie = await signIn(server, 'arunima');
  const headers = { cookie, 'Content-Type': 'application/json', Origin: server.url };
  const post = (call: string, body: object) =>
    fetch(server.url + call, { method: 'POST', headers, body: JSON.stringify(body) });
  const refused = await post('/api/push/devices', {
    endpoint: 'https://push.example.com/1',
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  });
  expect(await refused.text()).toContain('The demo sends nothing.');
  const address = 'https://crm.example.com/';
  const added = await post('/api/webhooks', { address, topics: ['enquiry.new'], isPersonal: true });
  const { id } = (await added.json()) as { id: number };
  const tested = await post(`/api/webhooks/${id}/test`, {});
  expect(await tested.text()).toContain('The demo sends nothing.');
  await post(enquiryDefinitions.finance.path, samples.finance.body);
  const waiting = async () => {
    const answer = await fetch(`${server.url}/api/messages`, { headers });
    const outbox = (await answer.json()) as Outbox;
    expect(outbox.is_demo).toBe(true);
    return outbox.waiting;
  };
  const untried = [{ channel: 'hook', count: 1, failure: null }];
  await expect.poll(waiting).toMatchObject(untried);
  // A server that sends looks for messages every two seconds.
  await sleep(3000);
  expect(await waiting()).toMatchObject(untried);
});

function fileOf({ config }: TestDatabase): string {
  return config.engine === 'sqlite' ? config.file : '';
}
