import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './run-process.mjs';

const target = process.argv[2];
if (target === 'server') await buildServer().catch(fail);
else if (target === 'client') await buildClient().catch(fail);
else fail(new Error('Usage: node scripts/build.mjs server|client'));

async function buildServer() {
  const { build } = await import('esbuild');
  const source = join(repoRoot, 'server', 'src');
  const outdir = join(repoRoot, 'server', 'dist');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [
      ...[join(source, 'main.ts'), join(source, '**', '*-worker.ts')],
      ...commandFiles(join(source, 'commands')),
    ],
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    packages: 'external',
    // The workspace package is TypeScript source, which Node 20 cannot import: bundle it.
    alias: { '@dealership/shared': join(repoRoot, 'shared', 'src', 'index.ts') },
    logLevel: 'warning',
  });
}

async function buildClient() {
  // The bundle gets React's production build whatever the environment says.
  process.env.NODE_ENV = 'production';
  process.chdir(join(repoRoot, 'client'));
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
}

/** @param {Error} error */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}

/** @param {string} folder */
function commandFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}
