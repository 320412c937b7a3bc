import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Colour, Model } from '../kit/types.ts';
import { backdropFor, type BackdropName } from '../stage/backdrops.ts';
import type { View } from '../stage/stage.ts';
import { loadBaked } from './bake.ts';
import { openStudio, type Studio } from './browser.ts';
import { avif, jpeg, losslessWebp } from './encode.ts';
import { modelHash, readManifest, register, type ManifestFile } from './manifest.ts';
import { PICTURES } from './paths.ts';
import { savePicture, saveWebp } from './pictures.ts';
import {
  detailView,
  DETAILS,
  FIRST_FRAMES,
  FIRST_FRAMES_BYTES,
  FORMATS,
  FRAMES,
  quarterView,
  SHARE_BYTES,
  shareView,
  sideView,
  turnView,
  type Kind,
} from './views.ts';

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The part of the recipe that is not in the model's sources. */
function recipe(m: Model, kind: Kind): string {
  const views: Record<Kind, readonly View[]> = {
    side: [sideView(m)],
    colours: [quarterView(m)],
    share: [shareView(m)],
    icon: [sideView(m)],
    details: DETAILS.map((d) => detailView(m, d)),
    turn: [turnView(m, 0), turnView(m, 1)],
  };
  return JSON.stringify([kind, FORMATS[kind], views[kind]]);
}

/** What of a model is to be drawn, decided before a long run so that edits during it do not mix in. */
export interface Job {
  readonly model: Model;
  readonly todo: ReadonlyMap<Kind, string>;
}

export async function plan(model: Model, kinds: readonly Kind[], force: boolean): Promise<Job> {
  const manifest = await readManifest();
  const todo = new Map<Kind, string>();
  for (const kind of kinds) {
    if ((kind === 'turn' || kind === 'details') && !model.turn) continue;
    const hash = await modelHash(model.id, recipe(model, kind));
    if (force || manifest[`${model.id}/${kind}`]?.hash !== hash) todo.set(kind, hash);
  }
  return { model, todo };
}

/** Draws what is asked for of one model. */
export async function render({ model, todo }: Job): Promise<void> {
  if (todo.size === 0) {
    console.log(model.id, 'unchanged');
    return;
  }
  const start = Date.now();
  const studio = await openStudio({ width: 800, height: 600 });
  try {
    await loadBaked(studio, model.id);
    for (const [kind, hash] of todo) {
      const t = Date.now();
      const files = await new Writer(studio, model).write(kind);
      await register(`${model.id}/${kind}`, { hash, files });
      const kb = Math.round(files.reduce((s, f) => s + f.bytes, 0) / 1024);
      console.log(model.id, kind, `${files.length} files, ${kb} KB, ${Date.now() - t} ms`);
    }
  } finally {
    await studio.close();
  }
  console.log(model.id, 'done in', Math.round((Date.now() - start) / 1000), 's');
}

class Writer {
  /** Encoding goes on while the next picture is drawn. */
  private readonly files: Promise<ManifestFile>[] = [];

  constructor(
    private readonly studio: Studio,
    private readonly model: Model,
  ) {}

  async write(kind: Kind): Promise<ManifestFile[]> {
    const m = this.model;
    const f = FORMATS[kind];
    await this.studio.page.evaluate(([w, h, s]) => window.imagery.resize(w, h, s), [
      f.width,
      f.height,
      f.supersample,
    ] as const);
    if (kind !== 'colours') await this.paint(0);
    const lead = m.colours[0];
    switch (kind) {
      case 'side':
        this.webp('side.webp', await this.shoot(sideView(m)), kind);
        break;
      case 'colours':
        await this.clear('colours');
        for (const [i, col] of m.colours.entries()) {
          await this.paint(i);
          this.webp(`colours/${slug(col.name)}.webp`, await this.shoot(quarterView(m)), kind);
        }
        break;
      case 'share':
        this.save('share.jpg', jpeg(await this.shoot(shareView(m), lead), f.quality));
        break;
      case 'icon':
        this.save('icon.webp', this.icon());
        break;
      case 'details':
        await this.clear('details');
        for (const d of DETAILS)
          this.webp(`details/${d}.webp`, await this.shoot(detailView(m, d), lead), kind);
        break;
      case 'turn':
        await this.clear('turn');
        // Frame 0 is the right side; every frame turns the vehicle by 10 degrees.
        for (let i = 0; i < FRAMES; i++) {
          const png = await this.shoot(turnView(m, i), lead);
          this.save(`turn/${String(i).padStart(2, '0')}.avif`, avif(png, f.quality));
        }
    }
    const files = await Promise.all(this.files);
    limits(m.id, kind, files);
    return files;
  }

  private paint = (i: number) => this.studio.page.evaluate((c) => window.imagery.colour(c), i);

  private clear = (folder: string) =>
    rm(`${PICTURES}${this.model.id}/${folder}`, { recursive: true, force: true });

  /** On the backdrop that suits the paint, or transparent. */
  private async shoot(view: View, on?: Colour): Promise<Buffer> {
    const backdrop: BackdropName | undefined = on && backdropFor(on.body);
    const png = await this.studio.page.evaluate((s) => window.imagery.shoot(s), { view, backdrop });
    return Buffer.from(png, 'base64');
  }

  private async icon(): Promise<Buffer> {
    const distance = sideView(this.model).distance ?? 4.9;
    const png = await this.studio.page.evaluate((d) => window.imagery.silhouette(d), distance);
    const small = await sharp(Buffer.from(png, 'base64')).resize(128, 96).png().toBuffer();
    return losslessWebp(small);
  }

  private webp(name: string, png: Buffer, kind: Kind): void {
    this.files.push(saveWebp(`${this.model.id}/${name}`, png, FORMATS[kind].quality));
  }

  private save(name: string, data: Promise<Buffer>): void {
    this.files.push(data.then((d) => savePicture(`${this.model.id}/${name}`, d)));
  }
}

/** Hard limits of what visitors load. */
function limits(id: string, kind: Kind, files: readonly ManifestFile[]): void {
  const bytes = (list: readonly ManifestFile[]) => list.reduce((s, f) => s + f.bytes, 0);
  const first = bytes(files.slice(0, FIRST_FRAMES));
  if (kind === 'turn' && first > FIRST_FRAMES_BYTES)
    throw new Error(`${id}: the first ${FIRST_FRAMES} frames weigh ${first} bytes`);
  if (kind === 'share' && bytes(files) > SHARE_BYTES)
    throw new Error(`${id}: share.jpg weighs ${bytes(files)} bytes`);
}
