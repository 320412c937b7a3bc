import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { migrations } from '../../db/migrations/migrations.ts';
import { OlderDatabaseError, refuseOlderSteps } from '../../db/older-database.ts';
import { MANIFEST, manifestSchema, readEntryName, type Manifest } from './manifest.ts';

export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

export interface Archive {
  manifest: Manifest;
  /** SHA-256 of the manifest, which has the digests of all other entries: it identifies the archive. */
  digest: string;
  read: (entry: string) => Promise<Readable>;
  close: () => void;
}

/**
 * Opens a backup and verifies all of it, before any of it is used.
 * @throws {UnusableBackup} when it is not a backup, truncated, damaged, or of a newer program
 * @throws {OlderDatabaseError} when it is from before version 1.0
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw damaged(name);
      return zip.openReadStreamPromise(entry);
    };
    const { manifest, digest } = await readManifest(
      await read(MANIFEST),
      entries.get(MANIFEST)?.crc32,
    );
    // Their entries may be others.
    refuseOlderSteps(manifest.steps);
    refuseNewerSteps(manifest.steps);
    await verify({ manifest, read }, [...entries.keys()]);
    return { manifest, digest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    const isExplained = error instanceof UnusableBackup || error instanceof OlderDatabaseError;
    throw isExplained ? error : damaged('', error);
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false, lazyEntries: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new UnusableBackup('The file is no backup, or only a part of one.', { cause: error });
  }
}

/** The manifest verifies all other entries; it is itself verified by the zip's checksum only. */
async function readManifest(content: Readable, checksum: number | undefined) {
  const bytes = await buffer(content);
  if (crc32(bytes) !== checksum) throw damaged(MANIFEST);
  const checked = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (checked.success) {
    return { manifest: checked.data, digest: createHash('sha256').update(bytes).digest('hex') };
  }
  throw new UnusableBackup('The file is no backup that this program can read.');
}

function refuseNewerSteps(steps: readonly string[]): void {
  const unknown = steps.find((step) => !(step in migrations));
  if (unknown !== undefined) {
    throw new UnusableBackup(
      `The backup is newer than this program: it holds the step ${unknown}. Restore it with the version that made it, or a newer one.`,
    );
  }
}

async function verify({ manifest, read }: Omit<Archive, 'digest' | 'close'>, names: string[]) {
  const expected = [...Object.keys(manifest.entries), MANIFEST];
  const strange = names.find((name) => !expected.includes(name));
  if (strange !== undefined || names.length !== expected.length) throw damaged(strange ?? '');
  for (const [name, digest] of Object.entries(manifest.entries)) {
    if (!readEntryName(name)) throw damaged(name);
    const hash = createHash('sha256');
    for await (const chunk of (await read(name)) as AsyncIterable<Buffer>) hash.update(chunk);
    if (hash.digest('hex') !== digest.sha256) throw damaged(name);
  }
}

function damaged(entry: string, cause?: unknown): UnusableBackup {
  const where = entry === '' ? '' : ` (${entry})`;
  return new UnusableBackup(`The backup is damaged${where}.`, { cause });
}
