import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const SOURCE = 'src/first-lines.ts';

/**
 * Makes src/first-lines.ts one classic script, dist/first-lines.js, which the server writes into its
 * public documents and allows by its hash. In development it is a module of index.html.
 */
export function firstLines(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'dealership:first-lines',
    apply: (_user, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (_html, { server }) =>
      server && [{ tag: 'script', attrs: { type: 'module', src: `/${SOURCE}` } }],
    // After generateBundle, because the file is not served and needs no compressed copies.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = path.resolve(config.root, config.build.outDir);
        writeFileSync(path.join(out, 'first-lines.js'), await buildLines(config));
      },
    },
  };
}

async function buildLines({ root, logLevel = 'warn' }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    logLevel,
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output[0].code.trim();
  // Inline, these would end the script element or begin a comment.
  if (output.length > 1 || /<\/script|<!--/i.test(code))
    throw new Error(`${SOURCE}: not one script`);
  return code;
}
