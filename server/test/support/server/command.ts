import { spawn } from 'node:child_process';
import type { DatabaseConfig } from '../../../src/config.ts';
import { builtProgram, programEnv } from './built-programs.ts';

export interface CommandResult {
  code: number | null;
  output: string;
  complaint: string;
}

/** Runs `npm run <name> -- …` on a test's data; its standard input is not a terminal. */
export async function runCommand(
  name: 'admin' | 'backup' | 'restore' | 'erase' | 'takeout',
  args: readonly string[],
  {
    database,
    input = '',
    env = {},
  }: { database: DatabaseConfig; input?: string; env?: Record<string, string> },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [builtProgram(name), ...args], {
    env: { ...programEnv(database), ...env },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output, complaint });
    });
  });
}
