import { mkdir, writeFile } from 'node:fs/promises';
import type { Model } from '../kit/types.ts';
import type { View } from '../stage/stage.ts';
import { backdropFor } from '../stage/backdrops.ts';
import { MODELS } from '../models/index.ts';
import { openStudio } from './browser.ts';
import { grid } from './encode.ts';
import { OUT } from './paths.ts';
import { DETAILS, detailView, type Detail } from './views.ts';

export interface DraftOptions {
  readonly models: readonly string[];
  /** "angle[:distance[:targetY[:targetX[:elevation]]]]" or the name of a close-up, each. */
  readonly views: readonly string[];
  readonly colours: readonly number[];
  readonly width: number;
  readonly rays: number;
  readonly columns?: number;
  readonly file?: string;
}

const isDetail = (text: string): text is Detail => (DETAILS as readonly string[]).includes(text);

const view = (text: string, model: Model): View => {
  if (isDetail(text)) return detailView(model, text);
  const [angle, distance, targetY, targetX, elevation] = text
    .split(':')
    .map((v) => (v === '' ? undefined : Number(v)));
  return { angle: angle ?? 0, distance, targetY, targetX, elevation };
};

/** One quick picture that holds every asked-for model, colour and view. */
export async function draft(o: DraftOptions): Promise<string> {
  const studio = await openStudio({
    width: o.width,
    height: Math.round(o.width * 0.75),
    supersample: 1.5,
  });
  const cells: Buffer[] = [];
  for (const id of o.models) {
    const model = MODELS.find((m) => m.id === id);
    if (!model) throw new Error(`no model ${id}`);
    const made = await studio.page.evaluate((m) => window.imagery.load(m), id);
    const baked = await studio.page.evaluate((r) => window.imagery.bake(r), o.rays);
    console.log(id, JSON.stringify({ ...made, ...baked }));
    for (const colour of o.colours) {
      const col = model.colours[colour % model.colours.length];
      await studio.page.evaluate((c) => window.imagery.colour(c), colour % model.colours.length);
      for (const v of o.views) {
        const png = await studio.page.evaluate((s) => window.imagery.shoot(s), {
          view: view(v, model),
          backdrop: backdropFor(col.body),
        });
        cells.push(Buffer.from(png, 'base64'));
      }
    }
  }
  await mkdir(`${OUT}draft`, { recursive: true });
  const file = `${OUT}draft/${o.file ?? o.models.join('+').slice(0, 60)}.png`;
  await writeFile(file, await grid(cells, o.columns ?? o.views.length));
  return file;
}
