import { parseArgs } from 'node:util';
import { Refusal } from './run-command.ts';

/**
 * The file named on the command line.
 * @throws {Refusal} with the usage when there is not exactly one argument
 */
export function readFileArgument(usage: string): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (file !== undefined && file !== '' && others.length === 0) return file;
  } catch {
    // An unknown option is refused below, like any other wrong argument.
  }
  throw new Refusal(usage);
}

/** Messages for file system errors that an operator can act on, by error code. */
const messages: Readonly<Record<string, string>> = {
  EEXIST: 'already exists. Name a new file.',
  ENOENT: 'cannot be found.',
  EACCES: 'may not be used by this user.',
  EPERM: 'may not be used by this user.',
  EISDIR: 'is a folder.',
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
