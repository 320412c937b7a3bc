import { prepare } from './base/prepare.mjs';
import { repoRoot } from './base/run-process.mjs';

const parentCheckMs = 250;

process.chdir(repoRoot);
await prepare({ scope: 'run' });
stopWithNpm();

process.env.NODE_ENV ??= 'production';
// Log lines about unknown errors then have the TypeScript file and line.
process.setSourceMapsEnabled(true);
await import(new URL('../server/dist/main.js', import.meta.url).href);

/**
 * `npm start` runs this in a shell. npm sends a SIGTERM to that shell, which exits without forwarding it: the server
 * would go on running and hold its port. So it stops when its parent is gone.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentCheckMs);
  timer.unref();
}
