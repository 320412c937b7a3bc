import type { Plugin } from 'vite';
import { oneScript } from './one-script.ts';

const SOURCE = 'src/first-lines.ts';

/**
 * Makes src/first-lines.ts one classic script, first-lines.js of its folder, which the server writes into its
 * public documents and allows by its hash. In development it is a module of index.html.
 */
export function firstLines(): Plugin[] {
  return [
    oneScript(SOURCE, 'first-lines.js'),
    {
      name: 'dealership:first-lines',
      apply: 'serve',
      transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${SOURCE}` } }],
    },
  ];
}
