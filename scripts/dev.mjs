import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './base/prepare.mjs';
import { repoRoot } from './base/run-process.mjs';

const sitePort = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

await prepare({ scope: 'all', build: false });

let isStopping = false;
const tools = join(repoRoot, 'node_modules');
const children = [
  startNode(
    [fileURLToPath(import.meta.resolve('tsx/cli')), 'watch', 'server/src/main.ts', '--api-only'],
    repoRoot,
    { PORT: apiPort },
  ),
  // The only address to open: Vite forwards API calls to API_PORT (client/vite.config.ts).
  startNode(
    [join(tools, 'vite', 'bin', 'vite.js'), '--port', sitePort, '--strictPort'],
    join(repoRoot, 'client'),
    { API_PORT: apiPort },
  ),
];

for (const child of children) child.on('exit', (code) => stopAll(code ?? 1));
process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

/** @param {number} code */
function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  // A child that hangs must not keep the port.
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 5000).unref();
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 */
function startNode(args, cwd, env) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
