import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './base/prepare.mjs';
import { repoRoot } from './base/run-process.mjs';

const [name = '', ...args] = process.argv.slice(2);
process.chdir(repoRoot);

const names = readdirSync(join('server', 'src', 'commands'), { withFileTypes: true }).flatMap(
  (entry) => (entry.isFile() ? parse(entry.name).name : []),
);
if (!names.includes(name)) {
  console.error(`Usage: node scripts/run-command.mjs ${names.join('|')} …`);
  process.exit(1);
}
await prepare({ scope: 'run' });

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const file = join(repoRoot, 'server', 'dist', `${name}.js`);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
