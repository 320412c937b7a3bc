import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * @param {Record<string, string>} files their code by their paths
 * @returns a folder laid out like the repository, for checks to find what is bad in it
 */
export function buildSampleRepo(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dealership-samples-')));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\n`);
  }
  return root;
}
