import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface KeptFile {
  content: Buffer;
  changedAt: number;
}

let programs: { folder: string; files: Map<string, KeptFile>; copy?: string } | undefined;

/**
 * Keeps the built programs (2 MB) in memory, as they are when the server starts. Its processes start later, and would
 * otherwise be those of a version that has replaced the files, or not start at all.
 * @param here a folder of the built server; from sources nothing is kept
 */
export function keepPrograms(here: string): void {
  const folder = path.basename(here) === 'chunks' ? path.dirname(here) : here;
  const files = new Map<string, KeptFile>();
  for (const part of ['.', 'chunks']) {
    for (const name of namesIn(path.join(folder, part))) {
      const file = path.join(folder, part, name);
      const changedAt = statSync(file).mtimeMs;
      files.set(path.join(part, name), { content: readFileSync(file), changedAt });
    }
  }
  if (files.has('main.js')) programs = { folder, files };
}

/** The path of a program that existed at the start and is unchanged; `undefined`: none was kept. */
export function findKeptProgram(name: string): string | undefined {
  if (!programs?.files.has(name)) return undefined;
  if (isUnchanged(programs)) return path.join(programs.folder, name);
  programs.copy ??= writeCopy(programs);
  return path.join(programs.copy, name);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.js'));
  } catch {
    return [];
  }
}

function isUnchanged({ folder, files }: NonNullable<typeof programs>): boolean {
  return [...files].every(
    ([name, { changedAt }]) =>
      statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs === changedAt,
  );
}

/** A folder that is deleted with this process, in which the programs find packages and pictures. */
function writeCopy({ folder, files }: NonNullable<typeof programs>): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'dealership-programs-'));
  process.once('exit', () => {
    rmSync(copy, { recursive: true, force: true });
  });
  mkdirSync(path.join(copy, 'chunks'));
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  for (const [name, { content }] of files) writeFileSync(path.join(copy, name), content);
  for (const beside of ['node_modules', 'pictures'] as const) {
    symlinkSync(findAbove(folder, beside), path.join(copy, beside));
  }
  return copy;
}

/** The folder of pictures, or the one of all packages, above the programs. @throws when it is gone */
export function findAbove(folder: string, name: 'node_modules' | 'pictures'): string {
  const found = path.join(folder, name);
  // Workspaces have package folders of their own, with only a few packages.
  const mark = path.join(found, name === 'pictures' ? 'manifest.json' : 'kysely');
  if (statSync(mark, { throwIfNoEntry: false })) return found;
  const above = path.dirname(folder);
  if (above === folder) throw new Error(`${name} is missing`);
  return findAbove(above, name);
}
