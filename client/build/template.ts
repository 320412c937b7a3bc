import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Makes the built document the server's template. The server inlines the styles, so the links to them
 * are disabled: browsers do not fetch them, but Vite's loader finds the links, and does not fetch the
 * styles either. (A second copy would also load the display font again, with a layout shift.) Fonts
 * are preloaded, since one that arrives late is not used (font-display: optional).
 *
 * @param lateFonts those that the first page does without (src/lib/page/script-face.ts)
 */
export function template(lateFonts?: RegExp): Plugin {
  return {
    name: 'dealership:template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter(
          (file) => file.endsWith('.woff2') && !lateFonts?.test(file),
        );
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
