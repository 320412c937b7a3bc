import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @typedef {{ rule: string, file: string, code: string }} Sample */

/**
 * Reads a table of bad samples. A separate line names a rule and its places, each a file or a folder; every line below
 * it is the code of one file in each of them.
 * @param {string} name of a file beside this one
 * @returns {Sample[]}
 */
export function readSamples(name) {
  const table = readFileSync(join(import.meta.dirname, name), 'utf8');
  let rule = '';
  /** @type {string[]} */
  let places = [];
  return table.split('\n').flatMap((line, number) => {
    if (line === '' || line.startsWith('#')) return [];
    if (line.startsWith('  ')) {
      return places.map((place) => ({
        rule,
        file: place.endsWith('/') ? `${place}bad-${number + 1}.tsx` : place,
        code: line.trim(),
      }));
    }
    [rule = '', ...places] = line.split(' ');
    return [];
  });
}

/**
 * @param {Sample[]} samples
 * @param {Record<string, string>} others their code by their paths
 * @returns a folder laid out like the repository
 */
export function buildSampleRepo(samples, others) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dealership-samples-')));
  const bad = Object.fromEntries(samples.map(({ file, code }) => [file, code]));
  for (const [file, code] of Object.entries({ ...others, ...bad })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\n`);
  }
  return root;
}
