import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './base/run-process.mjs';

const target = process.argv[2];
if (target === 'server') await buildServer().catch(fail);
else if (target === 'client') await buildClient().catch(fail);
else fail(new Error('Usage: node scripts/build.mjs server|client'));

async function buildServer() {
  const { bundleServer } = await import('./bundle-server.mjs');
  const outdir = join(repoRoot, 'server', 'dist');
  rmSync(outdir, { recursive: true, force: true });
  await bundleServer(outdir, { sourcemap: true });
}

async function buildClient() {
  // The bundle gets React's production build in any environment.
  process.env.NODE_ENV = 'production';
  process.chdir(join(repoRoot, 'client'));
  rmSync('dist', { recursive: true, force: true });
  const { build } = await import('vite');
  const texts = join(repoRoot, 'shared', 'src', 'texts');
  const languages = readdirSync(texts, { withFileTypes: true }).filter(
    (it) => it.isDirectory() && it.name.length === 2,
  );
  for (const { name: locale } of languages) {
    await build({ logLevel: 'warn', mode: `site-${locale}` });
    await build({ logLevel: 'warn', mode: `office-${locale}` });
  }
}

/** @param {Error} error */
function fail(error) {
  console.error(error.message);
  process.exit(1);
}
