/** A failure that the user can do something about. */
export class PrepareError extends Error {
  /**
   * @param {string} message what failed and what to do
   * @param {string} [output] what the tool printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function withProgress(title, work) {
  const started = performance.now();
  process.stderr.write(`${title} … `);
  try {
    return await work();
  } finally {
    process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}
