import { join } from 'node:path';
import { prepare } from '../../scripts/base/prepare.mjs';
import { repoRoot } from '../../scripts/base/run-process.mjs';

process.chdir(repoRoot);
await prepare({ scope: 'all' });
// Its own packages, which no install of the product includes.
await prepare({ scope: 'all', build: false, root: join(repoRoot, 'tools', 'bench') });

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
