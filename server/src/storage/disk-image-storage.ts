import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {
  ASIDE,
  isImageName,
  StorageUnavailable,
  type ImageFile,
  type ImageStorage,
  type KeptFile,
  type NoteName,
  type Shelf,
} from './image-storage.ts';

/** Keeps pictures in one folder, which is created with the first picture. */
export function createDiskImageStorage(folder: string): ImageStorage {
  const folderOf = (shelf: Shelf) => (shelf === 'aside' ? path.join(folder, ASIDE) : folder);
  const fileOf = (name: string, shelf: Shelf = 'shown') => {
    if (!isImageName(name)) throw new Error('not the name of an uploaded picture');
    return path.join(folderOf(shelf), name);
  };
  const noteOf = (name: NoteName) => path.join(folder, `${name}.txt`);
  const remove = async (names: readonly string[], shelf?: Shelf) => {
    await Promise.all(names.map((name) => rm(fileOf(name, shelf), { force: true })));
  };
  return {
    save: async (files) => {
      // All names are checked before the first file is written.
      const places = files.map((file) => [fileOf(file.name), file] as const);
      try {
        await mkdir(folder, { recursive: true });
        for (const [place, file] of places) await write(place, file.bytes);
      } catch (error) {
        await remove(files.map(({ name }) => name));
        throw toStorageError(error);
      }
    },
    delete: remove,
    move: async (names, to) => {
      const from = to === 'aside' ? 'shown' : 'aside';
      if (names.length > 0) await mkdir(folderOf(to), { recursive: true });
      for (const name of names) {
        // Before the move: its age counts from here, even if this is interrupted.
        const now = new Date();
        await utimes(fileOf(name, from), now, now).catch(nothingIfMissing(undefined));
        await rename(fileOf(name, from), fileOf(name, to)).catch(nothingIfMissing(undefined));
      }
    },
    open: async (name) => {
      if (!isImageName(name)) return undefined;
      const handle = await open(fileOf(name)).catch(nothingIfMissing(undefined));
      return handle && { size: (await handle.stat()).size, content: handle.createReadStream() };
    },
    list: (shelf = 'shown') => listFiles(folderOf(shelf)),
    removeDrafts: async (leastAge) => {
      const old = [];
      for await (const { name, age } of listFiles(folder, (name) => name.endsWith(DRAFT))) {
        if (age > leastAge) old.push(name);
      }
      for (const name of old) await rm(path.join(folder, name), { force: true });
      return old.length;
    },
    readNote: (name) => readFile(noteOf(name), 'utf8').catch(nothingIfMissing(undefined)),
    writeNote: async (name, text) => {
      try {
        await mkdir(folder, { recursive: true });
        // A random name: two servers writing at the same moment must not rename each other's draft.
        await write(noteOf(name), text, { draft: `${noteOf(name)}.${randomUUID()}${DRAFT}` });
      } catch (error) {
        throw toStorageError(error);
      }
    },
    removeNote: (name) => rm(noteOf(name), { force: true }),
  };
}

async function* listFiles(folder: string, isWanted = isImageName): AsyncGenerator<KeptFile> {
  for (const name of await readdir(folder).catch(nothingIfMissing([]))) {
    if (!isWanted(name)) continue;
    const file = await stat(path.join(folder, name)).catch(nothingIfMissing(undefined));
    if (file) yield { name, age: Date.now() - file.mtimeMs };
  }
}

/** For a folder that does not exist yet, or a file deleted meanwhile. */
function nothingIfMissing<Nothing>(nothing: Nothing) {
  return (error: unknown): Nothing => {
    if (codeOf(error) === 'ENOENT') return nothing;
    throw error;
  };
}

/** Files that are being written, or were when their process was killed. */
const DRAFT = '.draft';

/** Writes a draft and renames it, so that under its name a file is always complete. */
async function write(
  file: string,
  content: ImageFile['bytes'] | string,
  { draft = `${file}${DRAFT}` } = {},
): Promise<void> {
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Disk full, over quota, out of file handles, mounted read-only, failing. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EIO']);

/** Turns the error of a full or failing disk into `StorageUnavailable`; returns others unchanged. */
export function toStorageError(error: unknown): unknown {
  const isDiskError = DISK_ERRORS.has(codeOf(error));
  return isDiskError ? new StorageUnavailable('full', { cause: error }) : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
