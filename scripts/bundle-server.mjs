import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repoRoot } from './base/run-process.mjs';

/**
 * Packages of many small files, most of them unused: bundled, a program starts 0.15 s sooner. All other packages are
 * found in `node_modules` at run time.
 */
const bundled = ['@dealership/shared', 'kysely', 'zod'];

/**
 * Builds the server, its commands and its workers as they are shipped: one file each, beside chunks that they share.
 * @param {string} outdir
 * @param {{ sourcemap: boolean }} options
 */
export async function bundleServer(outdir, { sourcemap }) {
  const source = join(repoRoot, 'server', 'src');
  const { dependencies } = JSON.parse(
    readFileSync(join(repoRoot, 'server', 'package.json'), 'utf8'),
  );
  await build({
    entryPoints: [
      join(source, 'main.ts'),
      join(source, 'commands', '*.ts'),
      join(source, '**', '*-worker.ts'),
    ],
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap,
    external: Object.keys(dependencies).filter((name) => !bundled.includes(name)),
    // The workspace package is TypeScript source, which Node 20 cannot import.
    alias: { '@dealership/shared': join(repoRoot, 'shared', 'src', 'index.ts') },
    logLevel: 'warning',
  });
}
