import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { MANIFEST, type Manifest } from './manifest.ts';

export interface ArchiveEntry {
  name: string;
  /** Pictures do not get smaller. */
  isCompressed: boolean;
  content: () => AsyncIterable<Buffer>;
}

/**
 * The bytes of a zip with these entries, each read when its turn comes and not before. The stream fails with the first
 * entry that cannot be read; when it is destroyed the reading ends.
 */
export function packEntries(entries: readonly ArchiveEntry[]): PassThrough {
  const zip = new ZipFile();
  // Piped, not wrapped: `Readable.wrap` stops for ever in the thousands of lines with which an archive of as many
  // files ends.
  const source = zip.outputStream.pipe(new PassThrough());
  for (const { name, isCompressed, content } of entries) {
    zip.addReadStreamLazy(name, { compress: isCompressed, mode: 0o100600 }, (callback) => {
      const stream = Readable.from(content(), { objectMode: false });
      // yazl does not handle errors of the streams that it is given.
      stream.once('error', (error) => source.destroy(error));
      const end = () => stream.destroy();
      source.once('close', end);
      stream.once('close', () => source.off('close', end));
      callback(null, stream);
    });
  }
  zip.end();
  return source;
}

/**
 * Writes an archive into a new file that only its owner may read; never overwrites a file.
 *
 * @returns the archive's manifest, which is its last entry
 */
export async function writeArchive(
  file: string,
  head: Omit<Manifest, 'entries'>,
  entries: readonly ArchiveEntry[],
): Promise<Manifest> {
  const manifest: Manifest = { ...head, entries: {} };
  const source = packEntries([
    ...entries.map(({ content, ...entry }) => ({
      ...entry,
      content: () => digested(content(), (digest) => (manifest.entries[entry.name] = digest)),
    })),
    // Last, when the digests of all others are known.
    textEntry(MANIFEST, () => JSON.stringify(manifest)),
  ]);
  // Opened once nothing can be refused any more: earlier, its errors would be lost.
  await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return manifest;
}

/** @param text made when its turn comes */
export function textEntry(name: string, text: () => string): ArchiveEntry {
  return { name, isCompressed: true, content: () => asBuffer(text) };
}

async function* digested(
  content: AsyncIterable<Buffer>,
  done: (digest: Manifest['entries'][string]) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  done({ bytes, sha256: hash.digest('hex') });
}

async function* asBuffer(text: () => string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text()));
}
