import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Makes the built index.html the server's template: the stylesheet links go, because the server
 * writes their content into the head, and the display face is fetched from the first moment, since
 * a face that comes late is not used (font-display: optional).
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
            .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
            .replace(/<!--\s*The contract[\s\S]*?-->\s*/, ''),
          tags: fonts.map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
              },
              injectTo: 'head-prepend',
            }),
          ),
        };
      },
    },
  };
}
