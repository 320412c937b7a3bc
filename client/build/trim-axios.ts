import type { Plugin } from 'vite';

/**
 * Takes axios' adapter of `fetch` out of its list (3.1 KB after gzip): browsers take that of XMLHttpRequest, which comes
 * first, and the one caller who wants the other gives it himself (`features/reports/export/all-rows.ts`). If a new
 * version writes its list differently nothing is removed, and the size check fails.
 */
export function trimAxios(): Plugin {
  return {
    name: 'dealership:trim-axios',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/ },
      handler: (code) => ({
        code: code.replace(
          "import * as fetchAdapter from './fetch.js';",
          'const fetchAdapter = { getFetch: () => null };',
        ),
        map: null,
      }),
    },
  };
}
