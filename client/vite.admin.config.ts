import { defineConfig } from 'vite';
import { clientConfig, framework } from './build/client-config.ts';
import { oneScript } from './build/one-script.ts';
import { nothingLate, renderer } from './build/renderer.ts';

/**
 * The back office, built beside the site into the same folder: neither begins with a file that is cut to the needs of
 * the other (docs/decisions/0050-the-back-office-is-a-build-of-its-own.md).
 */
const shared = clientConfig({
  document: 'admin.html',
  manifest: 'admin-manifest.json',
  strangers: 'public',
  plugins: [
    renderer('render-desk', [nothingLate]),
    oneScript('worker/office-worker.ts', 'office-worker.js'),
  ],
  groups: [
    // The entry and what it begins with share them.
    {
      name: 'start',
      priority: 3,
      test: /client[\\/]src[\\/]lib[\\/](after-paint|drawn-desk|fetch-late|pause|search-term|until-done)\.ts/,
    },
    { ...framework, priority: 2 },
    // What every screen begins with, and the desk.
    { name: 'office', priority: 1, test: /client[\\/]src[\\/]app[\\/]admin-start\.tsx$/ },
  ],
});

export default defineConfig({
  ...shared,
  // The site's build has put it there.
  publicDir: false,
  build: { ...shared.build, emptyOutDir: false },
});
