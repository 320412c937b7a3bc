import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { scopedClassName } from './class-names.ts';

/** What src/app/prerender.tsx exports. */
interface Prerenderer {
  locale: string;
  renderShells: () => Promise<Record<string, string>>;
}

/**
 * After the browser's build, builds src/app/prerender.tsx for Node, runs it, and writes the markup of every
 * public page to dist/shells/<language>/<page>.html, which the server inserts into its documents.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'dealership:prerender',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    // Not closeBundle, which also runs after a build that failed.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = path.resolve(config.root, config.build.outDir);
        // Under node_modules, where Node finds the packages that the build leaves external.
        const rendererFolder = path.join(config.cacheDir, 'prerender');
        const { locale, renderShells } = await buildForNode(config, rendererFolder);
        const shells = path.join(out, 'shells', locale);
        mkdirSync(shells, { recursive: true });
        for (const [name, markup] of Object.entries(await renderShells())) {
          writeFileSync(path.join(shells, `${name}.html`), markup);
        }
        rmSync(rendererFolder, { recursive: true });
      },
    },
  };
}

async function buildForNode(
  { root, logLevel = 'warn', resolve: { alias } }: ResolvedConfig,
  outDir: string,
) {
  await build({
    root,
    logLevel,
    configFile: false,
    publicDir: false,
    plugins: [react()],
    // Texts of the same language as the browser's build.
    resolve: { alias },
    css: { modules: { generateScopedName: scopedClassName } },
    // The one workspace package is TypeScript source, which Node 20 cannot import.
    ssr: { noExternal: ['@dealership/shared'] },
    build: { ssr: 'src/app/prerender.tsx', outDir, target: 'node20' },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.js'));
  return (await import(`${file.href}?${Date.now()}`)) as Prerenderer;
}
