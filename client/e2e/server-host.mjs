/**
 * Runs the built server for one site after another in one process: most of a start is reading packages. Each site
 * loads `main.js` again, as in a process of its own.
 */
let sites = 0;
let stop = () => {};

// The end of a site must not end this process. An error at a start rejects its import anyway, and a stop that hangs is
// not reported.
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
