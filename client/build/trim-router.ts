import type { Plugin } from 'vite';

/**
 * Takes from the router's components what is written onto them afterwards, since the bundler keeps a
 * component that something is written onto where nobody uses it (6.9 KB after gzip): their names for
 * debugging, and a context that tells whether they run in React's server components, which this site
 * has not. Where a new version writes them differently nothing is taken, and the size gate tells.
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
