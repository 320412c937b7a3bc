import { pause } from './pause.ts';

const PAUSES_MS = [500, 1500, 4000];
const styles = new Map<string, Element | Promise<unknown>>();

/**
 * How the browser fetches a chunk that comes late, in the place of Vite's own helper: that one knows
 * cases that this site has not (nonces, other bases, script preloads) and fetches a chunk's styles
 * before its script. Ours takes a third of the room in the first script, fetches both at once, and
 * fetches what failed three times more. A module stays one: the browser asks again under the same
 * address for what it does not have.
 * @param files the chunk's styles, relative to the site
 */
async function fetchLate<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await fetchBoth(load, files);
    } catch {
      await pause(ms);
    }
  }
  return fetchBoth(load, files);
}

async function fetchBoth<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  return (await Promise.all([load(), ...files.map(addStyle)]))[0];
}

/** Disabled links, which the server writes for styles that are in the document already, count as there. */
function addStyle(file: string) {
  const href = `/${file}`;
  const style =
    styles.get(href) ?? document.querySelector(`link[href="${href}"]`) ?? fetchStyle(href);
  styles.set(href, style);
  return style;
}

function fetchStyle(href: string) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      styles.delete(href);
      link.remove();
      reject(new Error(`${href} has not come`));
    };
    document.head.append(link);
  });
}

export { fetchLate as __vitePreload };
