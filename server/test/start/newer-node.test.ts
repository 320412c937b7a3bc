import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { findBases } from '../../../scripts/bases.mjs';
import { repoRoot, runNpm, runProcess } from '../../../scripts/base/run-process.mjs';
import { builtProgram } from '../support/server/built-programs.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import { createFilledDatabase, STAFF } from '../support/server/test-server.ts';

const FETCH_MS = 120_000;

const folder = mkdtempSync(path.join(tmpdir(), 'dealership-node-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The Node.js of the Dockerfile, from the npm package `node`; undefined if it cannot be fetched. */
async function fetchNode(version: string): Promise<string | undefined> {
  const program = path.join(folder, 'node_modules/node/bin/node');
  await runNpm(
    [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts=false',
      `node@${version}`,
    ],
    folder,
  );
  const { code, output } = await runProcess(program, ['--version'], { timeoutMs: FETCH_MS });
  return code === 0 && output.trim() === `v${version}` ? program : undefined;
}

it(
  'the product starts, signs in and draws under the Node.js of the Dockerfile',
  async (context) => {
    const [base] = findBases('Dockerfile', readFileSync(path.join(repoRoot, 'Dockerfile'), 'utf8'));
    const version = /node:([\d.]+)/.exec(base?.image ?? '')?.[1] ?? '';
    const node = await fetchNode(version);
    if (node === undefined) {
      context.skip(`Node.js ${version} cannot be had from the npm registry`);
      return;
    }
    const database = await createFilledDatabase();
    const server = await startServerProcess(
      database.config,
      {},
      [builtProgram('main'), '--api-only'],
      node,
    );
    try {
      // bcrypt, SQLite and sharp are compiled for a range of versions.
      const signedIn = await fetch(`${server.url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(STAFF),
      });
      expect(signedIn.status).toBe(200);
      const list = await fetch(`${server.url}/price-list.pdf`);
      expect(
        Buffer.from(await list.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const sharp =
        "require('sharp')({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).webp().toBuffer().then((b) => console.log(b.length > 0))";
      expect((await runProcess(node, ['-e', sharp], { cwd: repoRoot })).output.trim()).toBe('true');
      expect(server.lines.filter((line) => line.includes('end of life'))).toEqual([]);
    } finally {
      expect((await server.end('SIGTERM')).code).toBe(0);
      await database.drop();
    }
  },
  2 * FETCH_MS,
);
