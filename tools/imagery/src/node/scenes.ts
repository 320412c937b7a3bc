import { mkdir, writeFile } from 'node:fs/promises';
import { SCENES, type SceneSpec } from '../scenes/index.ts';
import { loadBaked } from './bake.ts';
import { openStudio } from './browser.ts';
import { modelHash, readManifest, register } from './manifest.ts';
import { OUT } from './paths.ts';
import { saveWebp } from './pictures.ts';

const SIZES = { banner: [1920, 700], gallery: [1200, 800], phone: [1080, 945] } as const;

/** Draws one scene; `draft` makes it 0.4 of the size, without baked light. */
export async function renderScene(
  spec: SceneSpec,
  force: boolean,
  draft: boolean,
): Promise<boolean> {
  const size = SIZES[spec.kind];
  const place = spec.backdrop.startsWith('banner') ? 'banner' : spec.backdrop;
  const hash = await modelHash(spec.model, JSON.stringify([spec, size]), place);
  const manifest = await readManifest();
  if (!draft && !force && manifest[`scenes/${spec.id}`]?.hash === hash) return false;
  const start = Date.now();
  const k = draft ? 0.4 : 1;
  const [width, height] = size.map((v) => Math.round(v * k));
  const studio = await openStudio({
    width,
    height,
    supersample: 1.5,
    antialias: !draft,
    exposure: spec.exposure,
    room: spec.room,
    key: spec.key,
    keyTint: spec.keyTint,
  });
  try {
    if (draft) {
      await studio.page.evaluate((m) => window.imagery.load(m), spec.model);
      await studio.page.evaluate(() => window.imagery.bake(0));
    } else await loadBaked(studio, spec.model);
    await studio.page.evaluate((c) => window.imagery.colour(c), spec.colour);
    const png = await studio.page.evaluate((s) => window.imagery.shoot(s), {
      view: spec.view,
      backdrop: spec.backdrop,
      reflect: spec.reflect,
      blur: spec.blur ? spec.blur * k : undefined,
      // The reflection begins where the nearer wheel stands.
      horizon: 0.74,
    });
    const buffer = Buffer.from(png, 'base64');
    if (draft) {
      await mkdir(`${OUT}draft`, { recursive: true });
      await writeFile(`${OUT}draft/${spec.id}.png`, buffer);
      return true;
    }
    const file = await saveWebp(`scenes/${spec.id}.webp`, buffer, spec.quality ?? 76);
    await register(`scenes/${spec.id}`, { hash, files: [file] });
    console.log(spec.id, `${Math.round(file.bytes / 1024)} KB`, `${Date.now() - start} ms`);
  } finally {
    await studio.close();
  }
  return true;
}

export const chooseScenes = (subject: string): SceneSpec[] => {
  if (subject === 'all') return [...SCENES];
  return subject.split(',').map((id) => {
    const s = SCENES.find((x) => x.id === id);
    if (!s) throw new Error(`no scene ${id}; there are: ${SCENES.map((x) => x.id).join(' ')}`);
    return s;
  });
};
