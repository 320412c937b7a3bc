import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pagePaths } from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { startServerProcess, type ServerProcess } from '../support/server/server-process.ts';
import { createFilledDatabase, type TestDatabase } from '../support/server/test-server.ts';

/** Below `server`, where the programs find packages and pictures. */
const parent = path.join(import.meta.dirname, '../../node_modules');

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(path.join(parent, '.programs-'));
  cpSync(inject('programsFolder'), path.join(folder, 'server/dist'), { recursive: true });
  const client = path.join(import.meta.dirname, '../../../client/dist');
  cpSync(client, path.join(folder, 'client/dist'), { recursive: true });
  database = await createFilledDatabase();
  const program = path.join(folder, 'server/dist/main.js');
  server = await startServerProcess(database.config, {}, [program]);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('a server whose files are gone answers every page, the price list, and an address that no page has', async () => {
  recordTried({ faults: 1 });
  rmSync(folder, { recursive: true });
  const statusOf = async (address: string) => {
    const answer = await fetch(server.url + address);
    await answer.arrayBuffer();
    return [address, answer.status];
  };
  const paths = Object.values(pagePaths).map((each) => each.replace(':id', '1'));
  const wanted = [...paths.map((each) => [each, 200]), ['/no-such-page', 404]];
  expect(await Promise.all(wanted.map(([address]) => statusOf(String(address))))).toEqual(wanted);
  const list = await fetch(`${server.url}/price-list.pdf`);
  const bytes = Buffer.from(await list.arrayBuffer());
  expect([list.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  recordTried({ healed: 1 });
});
