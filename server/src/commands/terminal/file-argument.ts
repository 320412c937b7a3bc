import { Refusal } from './run-command.ts';

/** The file named on the command line. @throws {Refusal} with the usage when there is not exactly one word */
export function fileOf(words: readonly string[], usage: string): string {
  const [file = '', ...others] = words;
  if (file === '' || others.length > 0) throw new Refusal(usage);
  return file;
}

/** Messages for file system errors that an operator can act on, by error code. */
const messages: Readonly<Record<string, string>> = {
  EEXIST: 'already exists. Name a new file.',
  ENOENT: 'cannot be found.',
  EACCES: 'may not be used by this user.',
  EPERM: 'may not be used by this user.',
  EISDIR: 'is a folder.',
  // A stick with FAT32 takes 4 GB.
  EFBIG: 'is larger than the disk allows.',
  ENOSPC: 'does not fit on the disk.',
  EROFS: 'lies on a disk that cannot be written to.',
};

/** Runs work on a file; file system errors become readable messages. */
export async function onFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = messages[code];
    if (message === undefined) throw error;
    throw new Refusal(`${file} ${message}`, { cause: error });
  }
}
