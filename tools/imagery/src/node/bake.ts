import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Studio } from './browser.ts';
import { sourceHash } from './manifest.ts';
import { OUT, ROOT } from './paths.ts';
import { RAYS } from './views.ts';

/** Loads a model with its light. The bake is kept in `out/bake/`: it takes as long as ten pictures. */
export async function loadBaked(studio: Studio, id: string): Promise<void> {
  const hash = await sourceHash(
    [`${ROOT}src/models/${id}.ts`, `${ROOT}src/stage/assemble.ts`, `${ROOT}src/stage/bake.ts`],
    String(RAYS),
  );
  const file = `${OUT}bake/${id}-${hash}.txt`;
  const start = Date.now();
  const made = await studio.page.evaluate((m) => window.imagery.load(m), id);
  const kept = await readFile(file, 'utf8').catch(() => null);
  const fits =
    kept !== null && (await studio.page.evaluate((d) => window.imagery.restore(d), kept));
  if (!fits) {
    await studio.page.evaluate((r) => window.imagery.bake(r), RAYS);
    await mkdir(`${OUT}bake`, { recursive: true });
    await writeFile(file, await studio.page.evaluate(() => window.imagery.baked()));
  }
  console.log(
    `${id}: ${made.triangles} triangles, mesh ${made.milliseconds} ms,`,
    `${fits ? 'kept bake' : 'baked'}, ${Date.now() - start} ms in all`,
  );
}
