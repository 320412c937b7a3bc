import type { Plugin, Rollup } from 'vite';

const halves = [
  {
    code: /client[\\/]src[\\/](app[\\/]public|pages[\\/](public|text)[\\/])/,
    foreign: /shared[\\/]src[\\/]messages[\\/]\w+[\\/]staff[\\/]/,
  },
  {
    code: /client[\\/]src[\\/](app|pages)[\\/]admin/,
    foreign: /shared[\\/]src[\\/]messages[\\/]\w+[\\/]public[\\/]/,
  },
];

/** What starts either half: it leads to both, and is part of both. */
const start = /client[\\/]src[\\/](start|main)\.tsx?$/;

/** Shows staff what visitors would see, in the words that visitors read. */
const preview = /features[\\/]content[\\/]as-visitors-see\.tsx$/;

type Chunk = Pick<Rollup.OutputChunk, 'imports' | 'dynamicImports'> & {
  modules: Record<string, { renderedLength: number }>;
};

/** Ends a build of which a visitor would fetch texts of the back office, at once or later, or staff those of the site. */
export function textsApart(): Plugin {
  return {
    name: 'dealership:texts-apart',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const strayed = strayedTexts(Object.fromEntries(chunks.map((it) => [it.fileName, it])));
      if (strayed.length > 0) this.error(`Texts in chunks of the other half: ${strayed.join()}`);
    },
  };
}

/** The files of texts that stand in a chunk of the other half, or in one that it fetches. */
export function strayedTexts(chunks: Readonly<Record<string, Chunk>>): string[] {
  return halves.flatMap(({ code, foreign }) => {
    const names = Object.keys(chunks).filter((name) => idsOf(chunks[name]).some(matches(code)));
    const reached = new Set(names);
    for (const name of reached) {
      if (idsOf(chunks[name]).some(matches(preview))) {
        reached.delete(name);
        continue;
      }
      const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
      for (const next of imports) reached.add(next);
      if (idsOf(chunks[name]).some(matches(start))) continue;
      for (const next of dynamicImports) reached.add(next);
    }
    return [...reached].flatMap((name) => idsOf(chunks[name]).filter(matches(foreign)));
  });
}

/** The modules of which something is left in it. */
function idsOf({ modules }: Chunk = { imports: [], dynamicImports: [], modules: {} }): string[] {
  return Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0);
}

function matches(pattern: RegExp): (id: string) => boolean {
  return (id) => pattern.test(id);
}
