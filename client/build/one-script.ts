import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds a source with all that it imports as one classic script, dist/NAME, which the server sends in its own way.
 */
export function oneScript(source: string, name: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: `dealership:${name}`,
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    // After generateBundle, because the file is not served and needs no compressed copies.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = path.resolve(config.root, config.build.outDir);
        writeFileSync(path.join(out, name), await buildScript(config, source));
      },
    },
  };
}

async function buildScript(
  { root, logLevel = 'warn' }: ResolvedConfig,
  source: string,
): Promise<string> {
  const built = await build({
    root,
    logLevel,
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output[0].code.trim();
  // Inside a document these would end the script element or start a comment.
  if (output.length > 1 || /<\/script|<!--/i.test(code))
    throw new Error(`${source}: not one script`);
  return code;
}
