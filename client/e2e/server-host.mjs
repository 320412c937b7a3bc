/**
 * Runs the built server for one site after another in one process: most of a start is to read packages. Each site
 * has `main.js` anew, as in a process of its own.
 */
let sites = 0;
let stop = () => {};

// The end of a site is not that of this process. What goes wrong at a start rejects its import all the same, and a
// stop that hangs is never told.
process.exit = (code) => {
  if (code === 0) process.send?.(code);
  return /** @type {never} */ (undefined);
};
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (/** @type {NodeJS.ProcessEnv | 'stop'} */ order) => {
  if (order === 'stop') {
    stop();
    return;
  }
  process.env = order;
  sites += 1;
  await import(`../../server/dist/main.js?site=${sites}`);
  stop = /** @type {() => void} */ (process.listeners('SIGTERM')[0]);
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
});
