import { expect, test } from 'vitest';
import { entrySizes, findCircles, officeSizes, routeSizes } from './route-sizes.mjs';

const home = 'src/pages/public/home/home-page.tsx';
const about = 'src/pages/public/about/about-page.tsx';

/** @param {Record<string, Partial<import('./route-sizes.mjs').Chunk>>} changes */
function buildManifest(changes = {}) {
  /** @type {import('./route-sizes.mjs').Manifest} */
  const manifest = {
    'index.html': {
      file: 'entry.js',
      isEntry: true,
      imports: ['_react'],
      dynamicImports: [home, about],
      css: ['entry.css'],
    },
    _react: { file: 'react.js' },
    [home]: { file: 'home.js', imports: ['_react'], dynamicImports: ['src/send.ts'] },
    [about]: { file: 'about.js', css: ['about.css'] },
    'src/send.ts': { file: 'send.js', imports: ['_react', '_axios'] },
    _axios: { file: 'axios.js' },
  };
  for (const [key, change] of Object.entries(changes)) {
    manifest[key] = { file: '', ...manifest[key], ...change };
  }
  return manifest;
}

const sizes = /** @type {Record<string, number>} */ ({
  'entry.js': 1,
  'react.js': 10,
  'home.js': 100,
  'about.js': 200,
  'send.js': 1000,
  'axios.js': 2000,
  'office.js': 10_000,
  'login.js': 20_000,
  'screen.js': 40_000,
  'entry.css': 3,
  'about.css': 4,
});

/** @param {import('./route-sizes.mjs').Manifest} manifest */
function bytesOf(manifest, measure = routeSizes) {
  return Object.fromEntries(
    measure(manifest, (file) => sizes[file] ?? 0).map(({ route, measures }) => [
      route,
      Object.fromEntries(measures.map(({ name, bytes }) => [name, bytes])),
    ]),
  );
}

test('a route costs the entry, its own chunk and what both import, each once', () => {
  expect(bytesOf(buildManifest())[about]).toEqual({ JS: 211, 'later JS': 0, CSS: 7 });
});

test('chunks that import one another are found', () => {
  expect(findCircles(buildManifest())).toEqual([]);
  const circle = buildManifest({
    _react: { imports: ['_axios'] },
    _axios: { imports: ['_react'] },
  });
  expect(findCircles(circle)).toEqual(['_react', '_axios']);
});

test('before the first paint there is the entry with what it imports', () => {
  expect(bytesOf(buildManifest(), entrySizes)).toEqual({
    'index.html': { 'JS before the first paint': 11 },
  });
});

test('what a page imports on demand counts as later', () => {
  expect(bytesOf(buildManifest())[home]).toEqual({ JS: 111, 'later JS': 3000, CSS: 3 });
});

test('the back office costs what its entry asks for, and a page of it its own chunk too', () => {
  const login = 'src/pages/admin/login-page.tsx';
  const manifest = {
    'admin.html': { file: 'entry.js', isEntry: true, dynamicImports: ['_office'] },
    _office: { file: 'office.js', imports: ['_react'], dynamicImports: [login, 'src/screen.tsx'] },
    _react: { file: 'react.js' },
    [login]: { file: 'login.js', imports: ['_office', '_axios'] },
    _axios: { file: 'axios.js' },
    'src/screen.tsx': { file: 'screen.js' },
  };
  expect(bytesOf(manifest, officeSizes)).toEqual({
    'admin.html': { JS: 10_011 },
    [login]: { JS: 32_011 },
  });
});

test('the desk is measured with the rest even when it is loaded on demand', () => {
  const desk = 'src/features/desk/desk-screen.tsx';
  const manifest = {
    'admin.html': { file: 'entry.js', isEntry: true, dynamicImports: ['_office'] },
    _office: { file: 'office.js', dynamicImports: [desk] },
    [desk]: { file: 'screen.js' },
  };
  expect(bytesOf(manifest, officeSizes)[desk]?.JS).toBe(50_001);
});

test('a page behind a lazily loaded router costs the router', () => {
  const manifest = buildManifest({
    'index.html': { dynamicImports: [home, 'src/router.tsx'] },
    'src/router.tsx': { file: 'send.js', dynamicImports: [about] },
  });
  expect(bytesOf(manifest)[about]?.JS).toBe(1211);
});

test('a page of text costs its styles and none of its code', () => {
  const terms = 'src/pages/text/terms-page.tsx';
  const manifest = buildManifest({
    'index.html': { dynamicImports: [home, about, terms] },
    [terms]: { file: 'about.js', css: ['about.css'], imports: ['_axios'] },
  });
  expect(bytesOf(manifest)[terms]).toEqual({ JS: 11, 'later JS': 0, CSS: 7 });
});

test('a home page inside the entry costs the entry', () => {
  const { [home]: _, ...manifest } = buildManifest({ 'index.html': { dynamicImports: [about] } });
  expect(bytesOf(manifest)[home]?.JS).toBe(11);
});

test('a build without public pages of their own is refused', () => {
  expect(() => routeSizes({ 'index.html': { file: 'entry.js', isEntry: true } }, () => 1)).toThrow(
    'load pages lazily',
  );
});
