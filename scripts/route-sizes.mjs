import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * A chunk of Vite's manifest.
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ name: string, bytes: number, limit: number }} Measure
 * @typedef {{ route: string, measures: Measure[] }} RouteSize
 */

// Budgets of the site in bytes after gzip, 1 KB = 1000 bytes (rules: budgets).
const kilobyte = 1000;
export const budgets = {
  homeScript: 112 * kilobyte,
  publicScript: 118 * kilobyte,
  textScript: 96 * kilobyte,
  adminScript: 170 * kilobyte,
  /** What forms, toasts and the like may add to a public page after an interaction. */
  laterScript: 60 * kilobyte,
  /** The same in Bengali and Hindi, whose letters have three bytes (docs/decisions/0070-three-languages.md). */
  laterScriptOfOthers: 62 * kilobyte,
  adminScriptOfOthers: 174 * kilobyte,
  publicStyle: 12 * kilobyte,
  /** The site's entry needs it before it can fetch the rest after the first paint: 12 KB more cost 0.8 s of LCP. */
  entry: 3 * kilobyte,
  /** The inline script of every public document. */
  firstLines: 1.5 * kilobyte,
};

/** A page of the site. */
const sitePage = /^src\/pages\/(public|text)\/.*-page\.tsx$/;
/** Text pages are not hydrated: their own code is loaded only by client-side navigation. */
const textPage = /^src\/pages\/text\//;
const homePage = 'src/pages/public/home/home-page.tsx';
/** Screens of staff before, beside or in place of the desk; and the desk itself, if it is loaded on demand. */
const officePage = /^src\/(pages\/admin\/.*-page|features\/desk\/desk-screen)\.tsx$/;

/** @typedef {(manifest: Manifest, sizeOf: (file: string) => number) => RouteSize[]} Measuring `sizeOf` after gzip */

/**
 * The size of each route of the site, with its budget.
 * @type {(...given: [...Parameters<Measuring>, later?: number]) => RouteSize[]}
 */
export function routeSizes(manifest, sizeOf, later = budgets.laterScript) {
  const entry = entryOf(manifest);
  const pages = Object.keys(manifest).filter((key) => sitePage.test(key));
  if (pages.length === 0) {
    throw new Error('no src/pages/public/**/*-page.tsx has a chunk of its own: load pages lazily');
  }
  // A home page inside the entry has the size of the entry.
  const routes = pages.includes(homePage) ? pages : [homePage, ...pages];
  const bytesOf = (/** @type {Set<string>} */ files) => sum(files, sizeOf);

  return routes.sort().map((route) => {
    const way = [entry, ...pathTo(manifest, entry, route)];
    const withStyles = staticClosure(manifest, way);
    const ownCode = textPage.test(route) ? route : undefined;
    const first = staticClosure(
      manifest,
      way.filter((key) => key !== ownCode),
    );
    const scripts = bytesOf(filesOf(manifest, first));
    const more = bytesOf(filesOf(manifest, laterClosure(manifest, first)));
    const styles = new Set([...withStyles].flatMap((key) => manifest[key]?.css ?? []));
    return {
      route,
      measures: [
        { name: 'JS', bytes: scripts, limit: scriptLimit(route) },
        { name: 'later JS', bytes: more, limit: later },
        { name: 'CSS', bytes: bytesOf(styles), limit: budgets.publicStyle },
      ],
    };
  });
}

/**
 * The size of the back office's start, including the desk, and of its pages that are loaded on demand.
 * @type {(...given: [...Parameters<Measuring>, limit?: number]) => RouteSize[]}
 */
export function officeSizes(manifest, sizeOf, limit = budgets.adminScript) {
  const entry = entryOf(manifest);
  const first = [entry, ...(manifest[entry]?.dynamicImports ?? [])];
  const pages = Object.keys(manifest).filter((key) => officePage.test(key));
  return [entry, ...pages.sort()].map((route) => {
    const files = filesOf(manifest, staticClosure(manifest, [...first, route]));
    const bytes = sum(files, sizeOf);
    return { route, measures: [{ name: 'JS', bytes, limit }] };
  });
}

/** The size of the imports without which the site's entry cannot start. @type {Measuring} */
export function entrySizes(manifest, sizeOf) {
  const route = entryOf(manifest);
  const bytes = sum(filesOf(manifest, staticClosure(manifest, [route])), sizeOf);
  const name = 'JS before the first paint';
  return [{ route, measures: [{ name, bytes, limit: budgets.entry }] }];
}

function entryOf(/** @type {Manifest} */ manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest names no entry');
  return entry;
}

/** @type {(files: Iterable<string>, sizeOf: (file: string) => number) => number} */
function sum(files, sizeOf) {
  return [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
}

function scriptLimit(/** @type {string} */ route) {
  if (route === homePage) return budgets.homeScript;
  return textPage.test(route) ? budgets.textScript : budgets.publicScript;
}

/**
 * The chunks that lead to a page, beside the entry: the shortest path of imports to it.
 * @type {(manifest: Manifest, entry: string, route: string) => string[]}
 */
function pathTo(manifest, entry, route) {
  if (!manifest[route]) return [];
  /** @type {string[][]} */
  const ways = [[entry]];
  const seen = new Set([entry]);
  for (const way of ways) {
    const last = way.at(-1) ?? entry;
    if (last === route) return way;
    const { imports = [], dynamicImports = [] } = manifest[last] ?? { file: '' };
    for (const next of [...imports, ...dynamicImports]) {
      // A page is never on the path to another page: the router imports both.
      if (seen.has(next) || (sitePage.test(next) && next !== route)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [route];
}

/** @type {(manifest: Manifest, keys: string[]) => Set<string>} */
function staticClosure(manifest, keys) {
  const closure = new Set(keys);
  for (const key of closure) {
    for (const next of manifest[key]?.imports ?? []) closure.add(next);
  }
  return closure;
}

/**
 * What the chunks of a page may load on demand, without other pages.
 * @param {Manifest} manifest
 * @param {Set<string>} first
 */
function laterClosure(manifest, first) {
  const reached = new Set(first);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? { file: '' };
    for (const next of imports) reached.add(next);
    for (const next of dynamicImports) {
      if (!sitePage.test(next)) reached.add(next);
    }
  }
  return new Set([...reached].filter((key) => !first.has(key)));
}

/**
 * Chunks that import themselves by others: one of them runs before what it imports is there.
 * @param {Manifest} manifest
 */
export function findCircles(manifest) {
  return Object.keys(manifest).filter((key) =>
    staticClosure(manifest, manifest[key]?.imports ?? []).has(key),
  );
}

/** @type {(manifest: Manifest, keys: Set<string>) => Set<string>} */
function filesOf(manifest, keys) {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/** @param {string} dist the build in one language */
function measure(dist) {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const isEnglish = basename(dist) === 'en';
  return {
    sizes: [
      ...entrySizes(read('manifest.json'), sizeOf),
      ...routeSizes(
        read('manifest.json'),
        sizeOf,
        isEnglish ? budgets.laterScript : budgets.laterScriptOfOthers,
      ),
      ...officeSizes(
        read('admin-manifest.json'),
        sizeOf,
        isEnglish ? budgets.adminScript : budgets.adminScriptOfOthers,
      ),
      {
        route: 'first lines of the public documents',
        measures: [{ name: 'JS', bytes: sizeOf('first-lines.js'), limit: budgets.firstLines }],
      },
    ],
    circles: ['admin-manifest.json', 'manifest.json'].flatMap((name) => findCircles(read(name))),
  };
}

function main() {
  const dist = fileURLToPath(new URL('../client/dist/', import.meta.url));
  const languages = readdirSync(dist, { withFileTypes: true }).filter((it) => it.isDirectory());
  let isOver = false;
  for (const { name } of languages) {
    const { sizes, circles } = measure(join(dist, name));
    for (const { route, measures } of sizes) {
      const parts = measures.map(({ name: part, bytes, limit }) => {
        if (bytes > limit) isOver = true;
        const size = `${(bytes / kilobyte).toFixed(1)} of ${limit / kilobyte} KB`;
        return `${part} ${size}${bytes > limit ? ' OVER' : ''}`;
      });
      console.log(`${name} ${route}: ${parts.join(', ')}`);
    }
    if (circles.length > 0) {
      console.log(
        `\nChunks that import one another: ${circles.join(', ')}. See the groups in client/vite.config.ts.`,
      );
      process.exitCode = 1;
    }
  }
  if (isOver) {
    console.log('\nOver budget (gzip). Load later what the first paint does not need.');
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
