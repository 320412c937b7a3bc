import type { Plugin } from 'vite';

/**
 * Removes assignments to properties of the router's components, because they keep the bundler from dropping
 * unused components (6.9 KB after gzip): their `displayName`s, and a context for React's server components,
 * which this site does not use. If a new version writes them differently nothing is removed, and the size
 * check fails.
 */
export function trimRouter(): Plugin {
  return {
    name: 'dealership:trim-router',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code.replaceAll(/^\w+\.(?:displayName|contextType) = [\w"]+;$/gm, ''),
        map: null,
      }),
    },
  };
}
