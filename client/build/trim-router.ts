import path from 'node:path';
import type { Plugin } from 'vite';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** The package's exports know only its development half, which carries every warning along. */
function productionHalf(file: string): string {
  return path.join(packages, 'react-router/dist/production', file);
}

/**
 * Takes from the router what this site does not use (3 KB after gzip): its production half is one
 * module whose names for debugging, and calls that are not marked as free of side effects, keep
 * forms, scripts, and scroll restoration of its server framework in the bundle. Where a new version
 * looks different nothing is taken, and the size gate tells.
 */
export function trimRouter(): Plugin {
  return {
    name: 'dealership:trim-router',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: productionHalf('index.mjs') },
          { find: /^react-router\/dom$/, replacement: productionHalf('dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/= (new (?:Set|URL)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
