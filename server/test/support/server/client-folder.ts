import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales, pagePaths } from '@dealership/shared';

/** A minimal folder of the client's builds in all languages, enough for the server of the site. */
export function createClientFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealership-client-'));
  const write = (file: string, content: string) => {
    for (const locale of locales) {
      const place = path.join(folder, locale, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
  };
  const names = [...Object.keys(pagePaths), 'not-found'];
  const modules = ['index.html', 'src/main.tsx'].concat(
    names.flatMap((name) => [
      `src/pages/public/${name}/${name}-page.tsx`,
      `src/pages/text/${name}-page.tsx`,
    ]),
  );
  const chunk = { file: 'assets/all.js', css: ['assets/all.css'] };
  const site = Object.fromEntries(modules.map((name) => [name, chunk]));
  const office = {
    'admin.html': { ...chunk, dynamicImports: ['office'] },
    office: { file: 'assets/office.js' },
  };
  write('.vite/manifest.json', JSON.stringify(site));
  write('.vite/admin-manifest.json', JSON.stringify(office));
  for (const name of ['index', 'admin']) {
    write(
      `${name}.html`,
      '<!doctype html><html lang="en"><link rel="icon" href="/icon.svg"><!--head--><!--shell--><!--data-->',
    );
  }
  write('first-lines.js', 'document.title;');
  write('office-worker.js', 'self.skipWaiting;');
  for (const name of ['all', 'office']) write(`assets/${name}.js`, '/* no script */');
  write('assets/all.css', 'body { margin: 0 }');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // Only the markup that the server's tests read.
  write('package.json', '{ "type": "module" }');
  write(
    'render-shell/render-shell.js',
    `export async function renderShell(name, data, { absence = '' } = {}) {
      const seller = data.dealership.name.replaceAll('<', '&lt;');
      return '<main>' + [name, absence, '\\0model\\0', seller].join(' ') + '</main>';
    }
    export async function loadPages() {}`,
  );
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
