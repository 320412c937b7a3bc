import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vite';
import { clientConfig, framework } from './build/client-config.ts';
import { firstLines } from './build/first-lines.ts';
import { renderer } from './build/renderer.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** GET is a page of the site, any other method a call of the API (rules: pages-and-calls). */
const callsBesidePages: ProxyOptions = {
  target: api,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

export default defineConfig({
  ...clientConfig({
    document: 'index.html',
    manifest: 'manifest.json',
    strangers: 'staff',
    plugins: [firstLines(), renderer('render-shell')],
    groups: [
      framework,
      // What every page begins with: in one file, though what comes later uses different parts of it.
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
      // What several pages use together, in one chunk each: small chunks compress badly.
      {
        name: 'parts',
        test: /pages[\\/]public[\\/](parts[\\/](page-head|disc|glyphs|columns|form-card|contact-card|lists|articles|written-sections)|(amc|contact|dealers|extended-warranty|finance|insurance|joy-club)\b.*\.css)|messages[\\/]\w+[\\/]public[\\/](contact-card|articles)/,
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
      // What forms and the list of dealers say about hours, without the rest of `place`.
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
        name: 'calls',
        test: /client[\\/]src[\\/]lib[\\/](api-client|call)\.ts|messages[\\/]\w+[\\/]common[\\/]failures|node_modules[\\/]axios[\\/](?!lib[\\/](adapters[\\/]fetch|helpers[\\/](composeSignals|trackStream|estimateDataURL)))/,
        includeDependenciesRecursively: false,
      },
      {
        name: 'enquiry',
        test: /features[\\/]enquiries[\\/](?!sending)|catalogue[\\/]model-choices|messages[\\/]\w+[\\/]public[\\/]forms\.ts/,
        includeDependenciesRecursively: false,
      },
    ],
  }),
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
});
