import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { scopedClassName } from './build/class-names.ts';
import { firstLines } from './build/first-lines.ts';
import { renderer } from './build/renderer.ts';
import { template } from './build/template.ts';
import { textsApart } from './build/texts-apart.ts';
import { trimAxios } from './build/trim-axios.ts';
import { trimRouter } from './build/trim-router.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** GET is a page of the site, any other method a call of the API (rules: pages-and-calls). */
const callsBesidePages: ProxyOptions = {
  target: api,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

export default defineConfig({
  plugins: [
    react(),
    template(),
    firstLines(),
    renderer(),
    trimAxios(),
    trimRouter(),
    textsApart(),
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  resolve: {
    alias: {
      // Where a new version names its helper differently, Vite's own stays, and the size gate tells.
      '\0vite/preload-helper.js': fileURLToPath(new URL('src/lib/fetch-late.ts', import.meta.url)),
    },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  server: {
    proxy: {
      '/api': api,
      '/uploads': api,
      '/pictures': api,
      '/brochures': api,
      '/price-list.pdf': api,
      ...Object.fromEntries(
        ['/finance', '/contact', '/book-service', '/amc', '/warranty', '/opt-in', '/offer'].map(
          (path) => [`^${path}$`, callsBesidePages],
        ),
      ),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
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
        codeSplitting: {
          groups: [
            // Changes only with its packages: a returning visitor has it after every new build.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            // What the public site and the back office both begin with.
            {
              name: 'base',
              test: /client[\\/]src[\\/](ui[\\/](button|icon|link)\b|lib[\\/](when-idle|contact-links|dealership|page-data|page-text))|shared[\\/]src[\\/](time[\\/]|page-texts[\\/]page-text\.)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'controls',
              test: /client[\\/]src[\\/](ui[\\/](field|tabs|use-media)\b|lib[\\/](call-path|when-near))/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'queries',
              test: /node_modules[\\/]@tanstack[\\/]/,
              includeDependenciesRecursively: false,
            },
            // What several pages use together, in one chunk each: small chunks compress badly.
            {
              name: 'parts',
              test: /pages[\\/]public[\\/](parts[\\/](page-head|disc|glyphs|columns|form-card|contact-card|lists|articles|written-sections)|(amc|contact|dealers|extended-warranty|finance|insurance|joy-club)\b.*\.css)|messages[\\/]\w+[\\/]public[\\/](contact-card|articles)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'pictures',
              test: /client[\\/]src[\\/]ui[\\/]picture\.|shared[\\/]src[\\/]content[\\/]picture/,
              includeDependenciesRecursively: false,
            },
            // What visitors turn, and staff before it is published.
            {
              name: 'turntable',
              test: /client[\\/]src[\\/]ui[\\/]turntable[\\/]|messages[\\/]\w+[\\/]common[\\/]turntable/,
              includeDependenciesRecursively: false,
            },
            // What pages ask the server for, and how they say that it did not come.
            {
              name: 'resources',
              test: /client[\\/]src[\\/](ui[\\/]load-problem\b|lib[\\/]use-resource)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'place',
              test: /pages[\\/]public[\\/]parts[\\/](area-plan|opening-hours|page-links)|lib[\\/]opening-text|messages[\\/]\w+[\\/]public[\\/](area-plan|opening)/,
              includeDependenciesRecursively: false,
            },
            // What comes late to the home page, and what staff see of it before they publish it.
            {
              name: 'notice',
              test: /features[\\/]content[\\/]notice|messages[\\/]\w+[\\/]public[\\/]home-late/,
              includeDependenciesRecursively: false,
            },
            // What the site and the screens of staff say about hours.
            {
              name: 'hours',
              test: /shared[\\/]src[\\/]opening[\\/]hours\.ts|messages[\\/]\w+[\\/]common[\\/]hours/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'definitions',
              test: /shared[\\/]src[\\/](enquiries[\\/](define-enquiry|fields|report-columns|home-form|enquiry|kinds[\\/](sales|service|spare-parts))|messages[\\/]\w+[\\/]common[\\/](field-labels|retention|kinds[\\/](home-form|sales|service|spare-parts))|retention[\\/]notice-version)\.ts|client[\\/]src[\\/]lib[\\/]retention\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'further-definitions',
              test: /shared[\\/]src[\\/]enquiries[\\/]kinds[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'calls',
              test: /client[\\/]src[\\/]lib[\\/](api-client|call)\.ts|messages[\\/]\w+[\\/]common[\\/]failures|node_modules[\\/]axios[\\/](?!lib[\\/](adapters[\\/]fetch|helpers[\\/](composeSignals|trackStream|estimateDataURL)))/,
              includeDependenciesRecursively: false,
            },
            // What the login and the screens of the back office both begin with.
            {
              name: 'office',
              test: /client[\\/]src[\\/](lib[\\/](search-term|opened-windows)|features[\\/]auth[\\/](return-address|session)\.ts)/,
              includeDependenciesRecursively: false,
            },
            // The first look at the desk; what is done with an enquiry comes after it, and leans on it.
            {
              name: 'desk',
              test: /features[\\/]desk[\\/]manage[\\/](desk-(address|list|row|screen|search)|due|fetch-rows|use-desk|view-tabs|wants)|messages[\\/]\w+[\\/]staff[\\/]desk\.ts|shared[\\/]src[\\/]desk[\\/](status|desk-limits)\.ts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'enquiry',
              test: /features[\\/]enquiries[\\/](?!sending)|catalogue[\\/]model-choices|messages[\\/]\w+[\\/]public[\\/]forms\.ts/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
