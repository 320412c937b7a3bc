import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { scopedClassName } from './class-names.ts';
import { template } from './template.ts';
import { type Strangers, textsApart } from './texts-apart.ts';
import { trimAxios } from './trim-axios.ts';
import { trimRouter } from './trim-router.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

interface ClientParts {
  /** The document that begins it, in the client's folder. */
  document: string;
  /** Of what it fetches, in the folder `.vite`. */
  manifest: string;
  strangers: Strangers;
  groups: Groups;
  plugins: PluginOption[];
}

/** What the builds of the site and of the back office have in common. */
export function clientConfig({
  document,
  manifest,
  strangers,
  groups,
  plugins,
}: ClientParts): UserConfig {
  return {
    plugins: [
      react(),
      template(),
      ...plugins,
      trimAxios(),
      trimRouter(),
      textsApart(strangers),
      compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
    ],
    resolve: {
      alias: {
        // Where a new version names its helper differently, Vite's own stays, and the size gate tells.
        '\0vite/preload-helper.js': fileURLToPath(
          new URL('../src/lib/fetch-late.ts', import.meta.url),
        ),
      },
    },
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      target: 'es2022',
      manifest: `.vite/${manifest}`,
      modulePreload: {
        // Every browser that runs the target knows modulepreload.
        polyfill: false,
        // For moves inside the site only a page's styles are fetched beside its script: the lists of
        // all that every page imports would be a kilobyte of the first script (the server's documents
        // preload what their own page imports).
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((dependency) => dependency.endsWith('.css')),
      },
      rolldownOptions: {
        input: document,
        treeshake: {
          // As the bundler calls React: a component or a context that nobody uses can be left out. (Its
          // propertyWriteSideEffects must not be told otherwise: React itself would lose writes.)
          manualPureFunctions: ['createContext', 'forwardRef', 'memo'].map(
            (name) => `import_react.${name}`,
          ),
        },
        output: {
          // Seven of a hash's letters tell builds apart, and no letter of it can be compressed: each is in the entry.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
}

/** Changes only with its packages: whoever comes back has it after every new build. */
export const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
};
