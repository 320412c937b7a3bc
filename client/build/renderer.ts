import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { scopedClassName } from './class-names.ts';

/**
 * After the browser's build, builds src/app/NAME.tsx for Node as NAME/NAME.js of its folder, with all that it needs: the server
 * renders markup with the present settings of the dealership.
 */
export function renderer(name: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'dealership:renderer',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    // Not closeBundle, which also runs after a build that failed.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { root, logLevel = 'warn', build: target } = config;
        await build({
          root,
          logLevel,
          configFile: false,
          publicDir: false,
          plugins: [react()],
          // The texts are in the language of the browser's build.
          resolve: { alias: config.resolve.alias },
          // In every environment: React's other build is slow, and writes stack traces into markup.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          css: { modules: { generateScopedName: scopedClassName } },
          // The server has no packages of the client.
          ssr: { noExternal: true },
          build: {
            ssr: `src/app/${name}.tsx`,
            outDir: path.join(target.outDir, name),
            target: 'node20',
          },
        });
      },
    },
  };
}
