import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtProgram, programEnv } from '../../support/server/built-programs.ts';
import { listTables } from '../../../src/db/dialect.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Starts the shipped server; resolves to its exit and its output. */
async function start(env: Record<string, string>, database = server.database.config) {
  const child = spawn(process.execPath, [builtProgram('main'), '--api-only'], {
    env: { ...programEnv(database), PORT: '0', ...env },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}

/** Refusals before a database is opened, or independent of it, are tested on one engine. */
const onOneEngine = it.runIf(process.env.TEST_ENGINE !== 'mysql');

onOneEngine(
  'a server that cannot run exits at once, with 1 and a sentence about what to do',
  async () => {
    const { port } = new URL(server.url);
    const secret = 'hunter2-not-long-enough';
    const refusals: [env: Record<string, string>, words: RegExp][] = [
      [{ PORT: port, HOST: '127.0.0.1' }, /^Port \d+ is taken\. Set PORT to a free one/],
      [{ HOST: '203.0.113.7' }, /^HOST is not an address of this machine\.$/],
      [{ PORT: 'eighty' }, /^PORT /],
      [{ JWT_SECRET: secret }, /^JWT_SECRET /],
      [{ DATABASE_URL: 'mysql://root@127.0.0.1/x', JWT_SECRET: '' }, /^JWT_SECRET must be set/],
      [{ DATABASE_URL: 'postgres://nobody@127.0.0.1/x' }, /^DATABASE_URL /],
    ];
    const ends = await Promise.all(refusals.map(([env]) => start(env)));
    ends.forEach(({ code, output }, i) => {
      expect(output.trim()).toMatch(refusals[i]?.[1] ?? '');
      expect(output).not.toMatch(/\bat .+:\d+:\d+/);
      expect(output).not.toContain(secret);
      expect(code).toBe(1);
    });
    // The server that already listens there goes on.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
  30_000,
);

it('a common ADMIN_PASSWORD is refused before anything is written', async () => {
  const empty = await createTestDatabase();
  try {
    const { code, output } = await start(
      { ADMIN_PASSWORD: 'TrustNo1', ADMIN_USER_ID: 'admin' },
      empty.config,
    );
    expect([code, output]).toEqual([1, expect.stringContaining('ADMIN_PASSWORD is among')]);
    const db = openDatabase(empty.config);
    expect(await listTables(db)).toEqual([]);
    await db.destroy();
  } finally {
    await empty.drop();
  }
});

it('a server that finds a newer database exits, and does not change it', async () => {
  const newer = sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-tomorrow', '2030')`;
  const db = openDatabase(server.database.config);
  await newer.execute(db);
  await db.destroy();
  const { code, output } = await start({});
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/newer than this program.*2999-01-01-tomorrow/),
  ]);
});

onOneEngine(
  'a server that others can reach warns once of each missing setting, without personal data',
  async () => {
    const started = await startServerProcess(server.database.config, {
      HOST: '0.0.0.0',
      RATE_LIMITS: 'on',
    });
    const url = started.url.replace('0.0.0.0', '127.0.0.1');
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    for (const path of ['/livez', '/api/models', '/livez']) {
      expect((await sendRaw(url, { path, headers })).status).toBe(200);
    }
    await started.end('SIGTERM');
    const warnings = started.lines.filter((line) => line.includes('"level":40'));
    // If the tests run under a Node.js past its end of life, the log says that too.
    const ofSettings = warnings.filter((line) => !line.includes('end of life'));
    expect(ofSettings).toEqual([
      expect.stringContaining('SITE_URL is not set'),
      expect.stringContaining('TRUST_PROXY is 0'),
    ]);
    expect(started.lines.join()).not.toContain('203.0.113.7');
  },
  30_000,
);
