import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot, runProcess } from '../../scripts/base/run-process.mjs';
import type { Engine } from './engines.ts';

/** The built product, running on loopback on its own database. */
export interface Site {
  readonly url: string;
  readonly pid: number;
  readonly staff: { readonly userId: string; readonly password: string };
  /**
   * The `Cookie` header of a signed-in member of staff, and the marker that its browser keeps.
   * @param userId of another account with the same password
   */
  signIn: (userId?: string) => Promise<{ cookie: string; marker: string }>;
  stop: () => Promise<void>;
}

interface Program {
  /** The checkout whose built server runs; default: this one. */
  product?: string;
  /** Further environment variables. */
  environment?: NodeJS.ProcessEnv;
}

interface SiteOptions extends Program {
  /** In the form of `DATABASE_URL`; default: a new SQLite file that is deleted with the site. */
  databaseUrl?: string;
  /** Folder of uploaded pictures; likewise. */
  uploadsDir?: string;
  /** The first account of a database that already has accounts. */
  staff?: Site['staff'];
}

/** The option and the variable with which `Dockerfile` and `deploy/dealership.service` start it. */
const AS_SHIPPED = '--max-semi-space-size=4';
const MALLOC_AS_SHIPPED = '131072';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 12_000;

export async function startSite({
  databaseUrl,
  uploadsDir,
  staff = { userId: 'staff', password: randomBytes(16).toString('hex') },
  product = repoRoot,
  environment = {},
}: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-bench-'));
  const server = spawn(process.execPath, [AS_SHIPPED, 'server/dist/main.js'], {
    cwd: product,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...siteEnvironment(databaseUrl ?? `sqlite:${join(folder, 'site.db')}`),
      UPLOADS_DIR: uploadsDir ?? join(folder, 'uploads'),
      ADMIN_USER_ID: staff.userId,
      ADMIN_PASSWORD: staff.password,
      ...environment,
    },
  });
  // A run that crashes must not leave a server behind.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      const timer = setTimeout(kill, STOP_LIMIT_MS);
      await exit;
      clearTimeout(timer);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(server);
    return {
      url,
      pid: server.pid ?? 0,
      staff,
      signIn: (userId = staff.userId) => signIn(url, { ...staff, userId }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Fills the database of a site, which must not be running, with a number of enquiries. */
export async function seedEnquiries(
  databaseUrl: string,
  count: number,
  { product = repoRoot, environment = {} }: Program = {},
): Promise<void> {
  const { code, output } = await runProcess(
    process.execPath,
    ['server/dist/seed.js', '--enquiries', String(count), '--seed', '1'],
    {
      cwd: product,
      env: { ...siteEnvironment(databaseUrl), ...environment },
      timeoutMs: 1_800_000,
    },
  );
  if (code !== 0) throw new Error(`Seeding ${count} enquiries failed:\n${output}`);
}

/** Environment of a product's command beside a running site. */
export function databaseEnvironment(databaseUrl: string, uploadsDir: string): NodeJS.ProcessEnv {
  return { ...siteEnvironment(databaseUrl), UPLOADS_DIR: uploadsDir };
}

function siteEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MALLOC_MMAP_THRESHOLD_: MALLOC_AS_SHIPPED,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'made up, and known to nobody outside of this loopback'.padEnd(64, '.'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
}

/** The address that the server prints once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, port] = /^Site: +http:\/\/\S+:(\d+)$/m.exec(printed) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    // Reading goes on afterwards: a full pipe would stop the server.
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
    setTimeout(
      () => reject(new Error(`The server printed no address:\n${printed}`)),
      START_LIMIT_MS,
    ).unref();
  });
}

async function signIn(url: string, staff: Site['staff']) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
  return { cookie, marker: token };
}

/** Runs the product on a new database of an engine with a number of enquiries during a measurement. */
export async function withSeededSite<Result>(
  engine: Engine,
  count: number,
  measure: (site: Site, subject: string, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await engine.createDatabase();
  const subject = `${engine.name}, ${count.toLocaleString('en')}`;
  process.stderr.write(`  ${subject}: seeding\n`);
  await seedEnquiries(databaseUrl, count);
  const site = await startSite({ databaseUrl });
  try {
    return await measure(site, subject, databaseUrl);
  } finally {
    await site.stop();
  }
}
