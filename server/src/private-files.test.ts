import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'dealership-files-'));
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

function modeOf(place: string): string {
  return (statSync(place).mode & 0o777).toString(8);
}

/** Opens the database as the site does, writes to it, and returns the mode of each file while it is open. */
async function modesWhileOpen(folder: string): Promise<Record<string, string>> {
  const { database } = readConfig({ DATABASE_URL: `sqlite:${folder}/shop.db` });
  const db = openDatabase(database);
  await sql`create table if not exists notes (text text)`.execute(db);
  await sql`insert into notes values ('a')`.execute(db);
  const modes = Object.fromEntries(
    readdirSync(folder).map((name) => [name, modeOf(path.join(folder, name))]),
  );
  await db.destroy();
  return modes;
}

const ownFiles = ['shop.db', 'shop.db-shm', 'shop.db-wal', 'shop.db.secret'];
const allPrivate = Object.fromEntries(ownFiles.map((name) => [name, '600']));

/** Data of an earlier version, readable for everybody. */
async function leaveOpenData(folder: string): Promise<void> {
  mkdirSync(folder);
  await modesWhileOpen(folder);
  for (const name of [...readdirSync(folder), 'shop.db-wal', 'shop.db-shm']) {
    writeFileSync(path.join(folder, name), '', { flag: 'a' });
    chmodSync(path.join(folder, name), 0o644);
  }
  chmodSync(folder, 0o755);
}

describe('SQLite’s files', () => {
  it('and the folders that are created for them are private to the owner', async () => {
    const folder = path.join(parent, 'new', 'data');
    expect(await modesWhileOpen(folder)).toEqual(allPrivate);
    expect([modeOf(path.dirname(folder)), modeOf(folder)]).toEqual(['700', '700']);
  });

  it('of an earlier version become private, and so does a folder that holds nothing else', async () => {
    const folder = path.join(parent, 'data');
    await leaveOpenData(folder);
    expect(await modesWhileOpen(folder)).toEqual(allPrivate);
    expect(modeOf(folder)).toBe('700');
  });

  it('do not change a folder that holds other files, nor those files', async () => {
    const folder = path.join(parent, 'shared');
    await leaveOpenData(folder);
    writeFileSync(path.join(folder, 'readme.txt'), '', { mode: 0o644 });
    expect(await modesWhileOpen(folder)).toEqual({ ...allPrivate, 'readme.txt': '644' });
    expect(modeOf(folder)).toBe('755');
  });

  it('do not change a folder that is shared on purpose, even an empty one', async () => {
    const folder = path.join(parent, 'tmp');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    expect(await modesWhileOpen(folder)).toEqual(allPrivate);
    expect(modeOf(folder)).toBe('777');
  });
});
