import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { problem } from '@dealership/shared';
import { UnreadableSheet } from './sheet.ts';

const MEGABYTE = 1024 * 1024;

/** A price list unpacks to less than 1 MB; a larger archive is no price list, or an attack. */
const MOST_UNPACKED_MB = 50;
const MOST_ENTRIES = 1000;

/** The files in an archive, each as long as its entry claims: yauzl stops a longer stream. */
export async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await orDamaged(() => fromBufferPromise(bytes, { lazyEntries: true }));
  const entries: Entry[] = [];
  await orDamaged(async () => {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  });
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED_MB * MEGABYTE || entries.length > MOST_ENTRIES) {
    throw new UnreadableSheet(problem('list_too_heavy', { megabytes: MOST_UNPACKED_MB }));
  }
  const files = new Map<string, Buffer>();
  await orDamaged(async () => {
    for (const entry of entries) {
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  });
  return files;
}

/**
 * Writes an archive of the counted content: another reader might find other sizes in the original.
 * @param change changes each XML in it
 */
export function pack(
  files: ReadonlyMap<string, Buffer>,
  change: (xml: string) => string,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    const safe = name.endsWith('.xml') ? Buffer.from(change(content.toString())) : content;
    zip.addBuffer(safe, name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** @throws {UnreadableSheet} when the reader finds something wrong */
export async function orDamaged<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new UnreadableSheet(problem('list_damaged'), { cause: error });
  }
}
