import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, type ProxyOptions, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { scopedClassName } from './build/class-names.ts';
import { firstLines } from './build/first-lines.ts';
import { oneScript } from './build/one-script.ts';
import { renderer } from './build/renderer.ts';
import { template } from './build/template.ts';
import { textsApart } from './build/texts-apart.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** GET is a page of the site, any other method a call of the API (rules: pages-and-calls). */
const callsBesidePages: ProxyOptions = {
  target: api,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

/** Changes only with its packages: a returning visitor still has it cached after a new build. */
const framework = {
  name: 'framework',
  priority: 3,
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
};

/**
 * Modules of the entries, which fetch all others after the first paint: they must not wait for a file that they share
 * with the rest (LCP 1.2 s; without this 2.0).
 */
const start = {
  name: 'start',
  priority: 4,
  test: /client[\\/]src[\\/]lib[\\/]\w+[\\/](after-paint|pause|refetch-styles|until-done)\.ts$|vite[\\/]preload-helper/,
};

/**
 * The first modules of every page of the site, with all their imports, and small ones of most pages: apart they are nine
 * more files, each with a line in the document.
 */
const base = {
  name: 'base',
  test: /client[\\/]src[\\/](app[\\/]public-start\.tsx|lib[\\/]\w+[\\/](late|shell-text|when-near)\.ts|features[\\/]catalogue[\\/]model-choices\.ts|ui[\\/]languages[\\/]notice-links\.tsx)$/,
};

/** The first modules of every screen, the desk, and small modules that most screens share with the groups below. */
const officeBase = {
  name: 'office',
  priority: 2,
  test: /client[\\/]src[\\/](app[\\/]admin-start|ui[\\/](\w+[\\/])?(field|failure|query-failure|admin-spinner|dialog|text-input|conflict|input-field|bind-fields)|lib[\\/]\w+[\\/](failure-text|toasts|use-change|changed-meanwhile|query-keys|call-query|focus-now|refusal|random-id|typed|store|alerts-here))\.|shared[\\/]src[\\/](reports[\\/]report-query|desk[\\/]\w+[\\/](answering|due-times)|texts[\\/](parts[\\/](\w+[\\/])?[\w-]+|\w+[\\/]staff[\\/](?:\w+[\\/])?(manage|reports|waiting|opening-minutes|moments|conflict)))\.|desk[\\/]sending[\\/]waiting-store/,
};

/** Modules that the desk fetches after its first rows, with all their imports: apart they are fifty files. */
const officeLate = {
  name: 'late',
  test: /client[\\/]src[\\/](pages[\\/]admin[\\/](alerts-keeper|jump)\.tsx|features[\\/](factors[\\/]account-notices\.tsx|desk[\\/](\w+[\\/])?(bar-tools|desk-work|saved-views|desk-keys|search-period|counted-line|refresh-rows)\.tsx?))$/,
};

/** Modules that the desk's late part shares with other screens, which do not load that part. */
const officeParts = {
  name: 'parts',
  priority: 1,
  test: /client[\\/]src[\\/](ui[\\/](\w+[\\/])?(chosen-time|contact-link|pair)|lib[\\/]\w+[\\/](enquiry-details|message-links|own-text|use-keys)|features[\\/]desk[\\/](\w+[\\/])?(give-focus|customer-queries|event-words|step-feedback|send-step|sheets|saved-views\.module|keep-step|waiting\.module))\.|shared[\\/]src[\\/](text[\\/]local-text|price-card[\\/](card-words|rate-lines)|desk[\\/](events|first-name)|texts[\\/]\w+[\\/]common[\\/](papers|price)[\\/](price-card|quotation)|texts[\\/]\w+[\\/]staff[\\/](?:\w+[\\/])?(duty|customers|desk-enquiry|saved-views|alerts))\./,
  includeDependenciesRecursively: false,
};
/** Modules that Insights shares with the desk's bar. */
const officeInsights = {
  name: 'numbers',
  priority: 1,
  test: /texts[\\/]\w+[\\/]staff[\\/]\w+[\\/]insights\.|desk[\\/]insights[\\/]insight-address|shared[\\/]src[\\/](time[\\/]periods|texts[\\/]\w+[\\/]common[\\/]time[\\/]moment-words|desk[\\/](\w+[\\/])?insight)/,
  includeDependenciesRecursively: false,
};

/** Small modules that pages about models and the late parts of the home page share: apart they are over the budget. */
const parts = {
  name: 'parts',
  test: /client[\\/]src[\\/](ui[\\/](\w+[\\/])?(load-problem|load-failure|outline|picture|price|carousel|use-carousel|dialog|use-media)\b|lib[\\/]\w+[\\/](use-resource|call-path|on-toast)|features[\\/]catalogue[\\/](catalogue-resources|model-links|preview\.))|shared[\\/]src[\\/](money[\\/](money|amount)|content[\\/]picture|text[\\/]unseen|catalogue[\\/]model-key|texts[\\/]\w+[\\/](public[\\/]unknown-model|common[\\/]ui))\.ts/,
  includeDependenciesRecursively: false,
};

/** The folder of the texts in a language, which all modules import as `@dealership/shared/texts`. */
const textsOf = (locale: string) =>
  fileURLToPath(new URL(`../shared/src/texts/${locale}`, import.meta.url));

/** The face and the line height of headings in a language. */
const stylesOf = (locale: string) =>
  fileURLToPath(new URL(`src/ui/languages/${locale}.css`, import.meta.url));

const breakpoints = fileURLToPath(new URL('src/ui/breakpoints.css', import.meta.url));

/**
 * The two halves: the first document of each, in the client's folder; the list of its files, in the folder `.vite`; and
 * whose texts it must not contain.
 */
const site = {
  document: 'index.html',
  manifest: 'manifest.json',
  strangers: 'staff' as const,
  groups: [start, framework, base, parts],
  plugins: () => [firstLines(), renderer('render-shell')],
};

const office = {
  document: 'admin.html',
  manifest: 'admin-manifest.json',
  strangers: 'public' as const,
  groups: [start, framework, officeBase, officeParts, officeInsights, officeLate],
  plugins: () => [oneScript('worker/office-worker.ts', 'office-worker.js')],
};

/**
 * The modes of scripts/build.mjs, a folder for each language: `site-en`, and then `office-en`, the back office
 * (docs/decisions/0050-the-back-office-is-a-build-of-its-own.md). The development server has English.
 */
export default defineConfig(({ mode }): UserConfig => {
  const [half, locale = 'en'] = mode.split('-');
  const isOffice = half === 'office';
  const { document, manifest, strangers, groups, plugins } = isOffice ? office : site;
  return {
    plugins: [
      react(),
      isOffice ? template() : template(/-narrow-/),
      ...plugins(),
      textsApart(strangers),
      compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
    ],
    css: {
      modules: { generateScopedName: scopedClassName },
      // Each file of styles may use the breakpoints.
      postcss: { plugins: [globalData({ files: [breakpoints] }), customMedia()] },
    },
    resolve: {
      alias: [
        { find: '@dealership/shared/texts', replacement: textsOf(locale) },
        { find: './ui/languages/en.css', replacement: stylesOf(locale) },
      ],
    },
    // The same in every language.
    publicDir: isOffice || locale !== 'en' ? false : 'public',
    build: {
      outDir: `dist/${locale}`,
      emptyOutDir: !isOffice,
      target: 'es2022',
      manifest: `.vite/${manifest}`,
      modulePreload: {
        // Every browser that runs the target knows modulepreload.
        polyfill: false,
        // For moves inside the site only a page's styles are fetched beside its script: the lists of
        // all imports of every page would be a kilobyte of the first script (the server's documents
        // preload the imports of their own page).
        // The entry's own imports load beside it; for the back office the server lists them with the rest.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' && !isOffice
            ? dependencies
            : dependencies.filter((dependency) => dependency.endsWith('.css')),
      },
      rolldownOptions: {
        input: document,
        output: {
          // Seven letters of a hash distinguish builds, and hashes cannot be compressed: each is in the entry.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups },
        },
      },
    },
    server: {
      proxy: {
        '/api': api,
        '/uploads': api,
        '/pictures': api,
        '/brochures': api,
        '/price-cards': api,
        '/price-list.pdf': api,
        ...Object.fromEntries(
          ['/finance', '/contact', '/book-service', '/amc', '/warranty', '/opt-in', '/offer'].map(
            (path) => [`^${path}$`, callsBesidePages],
          ),
        ),
      },
    },
  };
});
