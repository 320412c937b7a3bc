import type { Plugin, Rollup } from 'vite';

/** The preview: shows staff the page of visitors, with the texts of visitors. */
const preview = /features[\\/]content[\\/]as-visitors-see\.tsx$/;

type Chunk = Pick<Rollup.OutputChunk, 'isEntry' | 'imports' | 'dynamicImports'> & {
  modules: Record<string, { renderedLength: number }>;
};

/** The half whose texts a build must not contain: the back office, or the site. */
type Strangers = 'staff' | 'public';

/** Fails a build in which visitors would fetch texts of the back office, now or later, or staff those of the site. */
export function textsApart(strangers: Strangers): Plugin {
  return {
    name: 'dealership:texts-apart',
    apply: (_user, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const strayed = strayedTexts(
        Object.fromEntries(chunks.map((it) => [it.fileName, it])),
        strangers,
      );
      if (strayed.length > 0) this.error(`Texts in chunks of the other half: ${strayed.join()}`);
    },
  };
}

/** The files of such texts in all chunks that the entry reaches without the preview. */
export function strayedTexts(
  chunks: Readonly<Record<string, Chunk>>,
  strangers: Strangers,
): string[] {
  const foreign = new RegExp(String.raw`shared[\\/]src[\\/]texts[\\/]\w+[\\/]${strangers}[\\/]`);
  const reached = new Set(Object.keys(chunks).filter((name) => chunks[name]?.isEntry));
  const strayed: string[] = [];
  for (const name of reached) {
    const { imports = [], dynamicImports = [], modules = {} } = chunks[name] ?? {};
    // A module that only gave types has nothing left in the chunk.
    const ids = Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0);
    if (ids.some((id) => preview.test(id))) continue;
    strayed.push(...ids.filter((id) => foreign.test(id)));
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return strayed;
}
