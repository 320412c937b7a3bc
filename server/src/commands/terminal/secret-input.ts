import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * A new password: at a terminal asked for twice, hidden; otherwise the first line of standard input. Never
 * from the command line, which other users of the machine can read.
 */
export async function readNewPassword(): Promise<{ password: string; repeated: string }> {
  if (!process.stdin.isTTY) {
    const password = await readFirstLine();
    return { password, repeated: password };
  }
  const password = await askHidden('New password: ');
  return { password, repeated: await askHidden('New password again: ') };
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

/** Asks on standard error, so that the output can be piped; Ctrl+C ends the program. */
function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, callback) => {
      callback();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise((resolve) => {
    terminal.on('SIGINT', () => {
      process.stderr.write('\n');
      process.exit(130);
    });
    terminal.question('', (answer) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(answer);
    });
  });
}
