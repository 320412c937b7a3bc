import path from 'node:path';
import type { Plugin } from 'vite';

const pauseFile = path.resolve(import.meta.dirname, '../src/lib/pause.ts');

/**
 * How the browser fetches what comes late: Vite's own helper knows cases that this site has not
 * (nonces, other bases, script preloads) and fetches a chunk's styles before its script. Ours takes a
 * third of the room in the first script, fetches both at once, and fetches what failed three times
 * more. A module stays one: the browser asks again under the same address for what it does not have.
 * Disabled links, which the server writes for styles that are in the document already, count as there.
 */
const HELPER = `
import { pause } from ${JSON.stringify(pauseFile)};
const pauses = [500, 1500, 4000];
const styles = new Map();
function addStyle(file) {
  const href = '/' + file;
  if (!styles.has(href)) {
    styles.set(href, document.querySelector('link[href="' + href + '"]') || new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = resolve;
      link.onerror = (event) => {
        styles.delete(href);
        link.remove();
        reject(event);
      };
      document.head.append(link);
    }));
  }
  return styles.get(href);
}
export const __vitePreload = async (load, files = []) => {
  for (const ms of pauses) {
    try {
      return await fetchBoth(load, files);
    } catch {
      await pause(ms);
    }
  }
  return fetchBoth(load, files);
};
const fetchBoth = async (load, files) => (await Promise.all([load(), ...files.map(addStyle)]))[0];
`;

/** Puts our helper in the place of Vite's; where a new version names it differently, Vite's stays. */
export function lateChunks(): Plugin {
  return {
    name: 'dealership:late-chunks',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: HELPER, moduleSideEffects: false }),
    },
  };
}
