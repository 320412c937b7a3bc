import { format } from 'node:util';
import { afterEach } from 'vitest';

/** @type {string[]} */
let printed = [];

// A test that expects an error replaces this with `vi.spyOn(console, 'error').mockImplementation`.
console.error = (...args) => {
  printed.push(format(...args));
};

afterEach(() => {
  const unexpected = printed;
  printed = [];
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
  }
});
