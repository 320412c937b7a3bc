import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Colour, Model } from '../kit/types.ts';
import { backdropFor, type BackdropName } from '../stage/backdrops.ts';
import type { View } from '../stage/stage.ts';
import { openStudio, type Studio } from './browser.ts';
import { avif, losslessWebp, webp } from './encode.ts';
import { modelHash, readManifest, writeManifest, type ManifestFile } from './manifest.ts';
import { describe } from './describe.ts';
import { OUT } from './paths.ts';

export const KINDS = ['side', 'quarter', 'colours', 'turn', 'icon'] as const;
export type Kind = (typeof KINDS)[number];

const SIDE: View = { angle: 0, distance: 4.9 };
const QUARTER: View = { angle: -35, distance: 5.1 };
const TURN_FRAMES = 36;
const WIDTH = 800;
const HEIGHT = 600;
const RAYS = 16;

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Draws what is asked for of one model; returns false when nothing had changed. */
export async function render(
  model: Model,
  kinds: readonly Kind[],
  force: boolean,
): Promise<boolean> {
  const manifest = await readManifest();
  const hash = await modelHash(model.id);
  const wanted = kinds.filter((k) => k !== 'turn' || model.turn);
  const todo = wanted.filter((k) => force || manifest[`${model.id}/${k}`]?.hash !== hash);
  if (todo.length === 0) return false;
  const start = Date.now();
  const studio = await openStudio({ width: WIDTH, height: HEIGHT });
  try {
    await studio.page.evaluate((m) => window.imagery.load(m), model.id);
    const baked = await studio.page.evaluate((r) => window.imagery.bake(r), RAYS);
    console.log(model.id, 'baked', JSON.stringify(baked));
    for (const kind of todo) {
      const t = Date.now();
      const files = await new Writer(studio, model).write(kind);
      const now = await readManifest();
      now[`${model.id}/${kind}`] = { hash, files };
      await writeManifest(now);
      const kb = Math.round(files.reduce((s, f) => s + f.bytes, 0) / 1024);
      console.log(model.id, kind, `${files.length} files, ${kb} KB, ${Date.now() - t} ms`);
    }
  } finally {
    await studio.close();
  }
  console.log(model.id, 'done in', Math.round((Date.now() - start) / 1000), 's');
  return true;
}

class Writer {
  private readonly files: ManifestFile[] = [];

  constructor(
    private readonly studio: Studio,
    private readonly model: Model,
  ) {}

  async write(kind: Kind): Promise<ManifestFile[]> {
    await mkdir(`${OUT}${this.model.id}`, { recursive: true });
    const lead = this.model.colours[0];
    if (kind === 'colours') {
      for (const [i, col] of this.model.colours.entries()) {
        await this.paint(i);
        await this.pair(SIDE, col, `colour-${slug(col.name)}-side`);
        await this.pair(QUARTER, col, `colour-${slug(col.name)}-quarter`);
      }
      return this.files;
    }
    await this.paint(0);
    if (kind === 'side') await this.pair(SIDE, lead, 'side', true);
    if (kind === 'quarter') await this.pair(QUARTER, lead, 'quarter', true);
    if (kind === 'icon') await this.icon();
    if (kind === 'turn') await this.turn(lead);
    return this.files;
  }

  private paint = (i: number) => this.studio.page.evaluate((c) => window.imagery.colour(c), i);

  private async shoot(view: View, backdrop?: BackdropName): Promise<Buffer> {
    const png = await this.studio.page.evaluate((s) => window.imagery.shoot(s), { view, backdrop });
    return Buffer.from(png, 'base64');
  }

  /** Transparent WebP, and on the backdrop for places without one. */
  private async pair(view: View, col: Colour, name: string, onBackdrop = false): Promise<void> {
    await this.save(`${name}.webp`, await webp(await this.shoot(view), 74));
    if (!onBackdrop) return;
    const full = await this.shoot(view, backdropFor(col.body));
    await this.save(`${name}-studio.webp`, await webp(full, 74));
    await this.save(`${name}-studio.avif`, await avif(full, 52));
  }

  /** Frame 0 is the right side; every frame turns the vehicle by 10 degrees. */
  private async turn(col: Colour): Promise<void> {
    const folder = `${OUT}${this.model.id}/turn`;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (let i = 0; i < TURN_FRAMES; i++) {
      const png = await this.shoot({ angle: (i * 360) / TURN_FRAMES }, backdropFor(col.body));
      await this.save(`turn/${String(i).padStart(2, '0')}.avif`, await avif(png, 45));
    }
  }

  private async icon(): Promise<void> {
    const png = await this.studio.page.evaluate((d) => window.imagery.silhouette(d), 4.9);
    const small = await sharp(Buffer.from(png, 'base64')).resize(128, 96).png().toBuffer();
    await this.save('icon.webp', await losslessWebp(small));
  }

  private async save(name: string, data: Buffer): Promise<void> {
    const path = `${this.model.id}/${name}`;
    await writeFile(`${OUT}${path}`, data);
    this.files.push(await describe(path, data));
  }
}
