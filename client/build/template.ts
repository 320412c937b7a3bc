import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Makes the built index.html the server's template. The server writes the styles into the head, so
 * the links to them are disabled: a browser does not fetch them, but Vite's loader sees that they
 * are there, and does not fetch them either. (A second copy would also bring the display face up
 * anew, and with it a shift of the page.) The display face is fetched from the first moment, since
 * one that comes late is not used (font-display: optional).
 */
export function template(): Plugin {
  return {
    name: 'dealership:template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        return {
          html: html
            .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" disabled')
            .replace(/<!--\s*The contract[\s\S]*?-->\s*/, ''),
          tags: fonts.map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
        };
      },
    },
  };
}
