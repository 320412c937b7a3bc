import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { recordLog } from '../../../../scripts/test-run/test-records.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import { builtProgram, programEnv } from './built-programs.ts';

/** The shipped server in another process, which can be killed. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** All its standard output. */
  lines: string[];
  /** Sends a signal; resolves to how the process ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; signal: string | null }>;
}

/**
 * Starts the API on a free port and waits until it listens.
 *
 * @param command the program with its arguments; default: the API alone
 * @param runtime the Node.js that runs it
 */
export async function startServerProcess(
  database: DatabaseConfig,
  env: Record<string, string> = {},
  command: readonly string[] = [builtProgram('main'), '--api-only'],
  runtime: string = process.execPath,
): Promise<ServerProcess> {
  const child = spawn(runtime, command, {
    env: { ...programEnv(database), PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'debug', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
    recordLog(data.toString());
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => {
      resolve({ code, signal });
    });
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      recordLog(`${line}\n`);
      const address = /^(?:API|Site): +(http:\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => {
      reject(new Error(`the server ended: ${complaint}`));
    });
  });
  return {
    url,
    process: child,
    lines,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
