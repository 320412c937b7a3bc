/**
 * Makes a copy of the built product in a folder, whose English site has longer texts (lengthen.ts): a server's program
 * in `server/dist`, the site in `client/dist`. It is for tests alone.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { repoRoot } from '../../scripts/base/run-process.mjs';

const [, , folder = ''] = process.argv;
const english = join(repoRoot, 'shared', 'src', 'texts', 'en');
// A path like that of the texts, so that the build puts them into the same files (client/vite.config.ts).
const longer = join(folder, 'shared', 'src', 'texts', 'longer');

for (const file of readdirSync(english, { encoding: 'utf8', recursive: true })) {
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) continue;
  const source = join(english, file);
  const names = [...readFileSync(source, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  // What it exports is code, not a text.
  const isLocale = file === join('common', 'locale.ts');
  const lines = isLocale
    ? [`export * from ${JSON.stringify(source)};`]
    : [
        `import * as texts from ${JSON.stringify(source)};`,
        `import { lengthen } from ${JSON.stringify(join(import.meta.dirname, 'lengthen.ts'))};`,
        ...names.map(([, name]) => `export const ${name} = lengthen(texts.${name});`),
      ];
  mkdirSync(dirname(join(longer, file)), { recursive: true });
  writeFileSync(join(longer, file), lines.join('\n'));
}

for (const built of ['client/dist', 'server/dist']) {
  cpSync(join(repoRoot, built), join(folder, built), { recursive: true });
}
for (const part of ['server/pictures', 'node_modules', 'package.json']) {
  symlinkSync(join(repoRoot, part), join(folder, part));
}
// The back office stays, since the server wants one.
await build({
  root: join(repoRoot, 'client'),
  mode: 'site-en',
  logLevel: 'error',
  resolve: { alias: { '@dealership/shared/texts': longer } },
  build: { outDir: join(folder, 'client', 'dist', 'en'), emptyOutDir: false },
});
