import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  isImageName,
  StorageUnavailable,
  type ImageFile,
  type ImageStorage,
} from './image-storage.ts';

/** Keeps pictures in one folder, which is made with the first of them. */
export function createDiskImageStorage(folder: string): ImageStorage {
  const fileOf = (name: string) => {
    if (!isImageName(name)) throw new Error('not the name of an uploaded picture');
    return path.join(folder, name);
  };
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
  };
  return {
    save: async (files) => {
      // A wrong name among them is known before the first is written.
      const places = files.map((file) => [fileOf(file.name), file] as const);
      try {
        await mkdir(folder, { recursive: true });
        for (const [place, file] of places) await write(place, file);
      } catch (error) {
        await remove(files.map(({ name }) => name));
        throw isDiskTrouble(error) ? new StorageUnavailable('full', { cause: error }) : error;
      }
    },
    delete: remove,
    open: async (name) => {
      if (!isImageName(name)) return undefined;
      try {
        const handle = await open(fileOf(name));
        const { size } = await handle.stat();
        return { size, content: handle.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    list: () => listFiles(folder),
  };
}

async function* listFiles(folder: string): AsyncGenerator<{ name: string; keptSince: number }> {
  for (const name of await readdir(folder).catch(nothingIfMissing([]))) {
    if (!isImageName(name)) continue;
    const file = await stat(path.join(folder, name)).catch(nothingIfMissing(undefined));
    if (file) yield { name, keptSince: file.mtimeMs };
  }
}

/** There is no folder yet, or a file was deleted while we looked. */
function nothingIfMissing<Nothing>(nothing: Nothing) {
  return (error: unknown): Nothing => {
    if (isMissing(error)) return nothing;
    throw error;
  };
}

/** Under its name a file is whole from its first moment on. */
async function write(file: string, { bytes }: ImageFile): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await writeFile(draft, bytes, { flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Full, over quota, out of file handles, mounted read-only, failing. */
const DISK_TROUBLE = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EIO']);

function isDiskTrouble(error: unknown): boolean {
  return DISK_TROUBLE.has(codeOf(error));
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
