import { pause } from './pause.ts';

const PAUSES_MS = [500, 1500, 4000];
const styles = new Map<string, Element | Promise<unknown>>();

/**
 * Loads a dynamically imported chunk, in place of Vite's own helper, which handles cases that this site does
 * not have (nonces, other bases, script preloads) and fetches a chunk's styles before its script. This one is a
 * third of its size in the first script, fetches both in parallel, and retries failures three times. A retry
 * uses the same address, so that no module is loaded twice.
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

/** Disabled links, which stand for styles that the server has inlined, count as loaded. */
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
