import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosingPages, locales, modelAbsences, pagePaths } from '@dealership/shared';

/** A minimal folder of a client build, enough for the server of the site. */
export function createClientFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealership-client-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const names = [...Object.keys(pagePaths), 'not-found'];
  const modules = ['index.html', 'src/main.tsx', 'src/app/public-start.tsx'].concat(
    names.flatMap((name) => [
      `src/pages/public/${name}/${name}-page.tsx`,
      `src/pages/text/${name}-page.tsx`,
    ]),
  );
  const chunk = { file: 'assets/all.js', css: ['assets/all.css'] };
  write(
    '.vite/manifest.json',
    JSON.stringify(Object.fromEntries(modules.map((name) => [name, chunk]))),
  );
  write('index.html', '<!doctype html><html lang="en"><!--head--><!--shell--><!--data-->');
  write('first-lines.js', 'document.title;');
  write('assets/all.js', '/* no script */');
  write('assets/all.css', 'body { margin: 0 }');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of [...names, ...shellsOf(choosingPages)]) {
    for (const locale of locales) {
      write(
        `shells/${locale}/${name}.html`,
        `<main>${name} {{model}} {{kept}} {{kept-sales}} {{version-sales}}</main>`,
      );
    }
  }
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

function shellsOf(pages: readonly string[]): string[] {
  return pages.flatMap((page) => modelAbsences.map((absence) => `${page}.${absence}`));
}
