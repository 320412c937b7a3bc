import { parseArgs } from 'node:util';
import { Refusal } from './run-command.ts';

/**
 * The one file that a command line names.
 * @throws {Refusal} with the usage when it names none, or anything else
 */
export function readFileArgument(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file !== undefined && file !== '' && others.length === 0) return file;
  } catch {
    // An unknown option: refused below, like any other wrong argument.
  }
  throw new Refusal(usage);
}

/** Errors of the file system that an operator can do something about, by their code. */
const troubles: Readonly<Record<string, string>> = {
  EEXIST: 'exists already. Name a new file.',
  ENOENT: 'cannot be found.',
  EACCES: 'may not be used by this user.',
  EPERM: 'may not be used by this user.',
  EISDIR: 'is a folder.',
  ENOSPC: 'does not fit on the disk.',
  EROFS: 'lies on a disk that cannot be written to.',
};

/** Runs work on a file, with the file system's errors in words. */
export async function onFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const trouble = troubles[code];
    if (trouble === undefined) throw error;
    throw new Refusal(`${file} ${trouble}`, { cause: error });
  }
}
