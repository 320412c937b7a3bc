import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './base/prepare.mjs';
import { repoRoot } from './base/run-process.mjs';

const [name = '', ...args] = process.argv.slice(2);
process.chdir(repoRoot);

const sources = join('server', 'src', 'commands');
if (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(sources, `${name}.ts`))) {
  console.error(`Usage: node scripts/run-command.mjs ${commandNames().join('|') || 'NAME'} …`);
  process.exit(1);
}
await prepare({ scope: 'run' });

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const file = join(repoRoot, 'server', 'dist', `${name}.js`);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);

function commandNames() {
  if (!existsSync(sources)) return [];
  return readdirSync(sources)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}
