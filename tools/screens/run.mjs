import { prepare } from '../../scripts/base/prepare.mjs';

await prepare({ scope: 'all' });

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
