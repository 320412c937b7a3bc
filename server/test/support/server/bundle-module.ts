import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repoRoot } from '../../../../scripts/base/run-process.mjs';

/**
 * Bundles a module and its imports into one file, for other processes of the tests: from its sources one starts a
 * second later.
 *
 * @param source path relative to `server`
 */
export async function bundleModule(source: string): Promise<{ file: string; remove: () => void }> {
  const results = path.join(repoRoot, 'test-results');
  mkdirSync(results, { recursive: true });
  // Inside the project, so that packages are found.
  const folder = mkdtempSync(path.join(results, 'bundle-'));
  const file = path.join(folder, 'bundle.mjs');
  await build({
    entryPoints: [path.join(repoRoot, 'server', source)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@dealership/shared': path.join(repoRoot, 'shared/src/index.ts') },
    logLevel: 'warning',
  });
  return {
    file,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
