import react from '@vitejs/plugin-react';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { scopedClassName } from './build/class-names.ts';
import { prerender } from './build/prerender.ts';
import { template } from './build/template.ts';
import { trimRouter } from './build/trim-router.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** GET is a page of the site, any other method a call of the API (contract P2). */
const callsBesidePages: ProxyOptions = {
  target: api,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

export default defineConfig({
  plugins: [
    react(),
    template(),
    prerender(),
    trimRouter(),
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  css: { modules: { generateScopedName: scopedClassName } },
  server: {
    proxy: {
      '/api': api,
      '/uploads': api,
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
    // Every browser that runs the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with its packages: a returning visitor has it after every new build.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
