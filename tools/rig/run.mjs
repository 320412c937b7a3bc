import { prepare } from '../../scripts/base/prepare.mjs';
import { repoRoot } from '../../scripts/base/run-process.mjs';

process.chdir(repoRoot);
await prepare({ scope: 'all' });

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
