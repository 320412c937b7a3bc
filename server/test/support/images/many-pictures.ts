import { linkSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DAY_MS, pictureSizes, type Picture } from '@dealership/shared';
import {
  listModels,
  storePublished,
} from '../../../src/features/catalogue/models/draft-repository.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { UPLOADS_PATH } from '../../../src/storage/prepare-image.ts';
import { createImageKey } from '../../../src/storage/image-storage.ts';

/** The largest width in which an upload is kept: it has a full set of sizes. */
const SIZE = { width: 1280, height: 960 };

/** The most frames of a turn, if there are enough pictures; else the fewest. */
const MOST_FRAMES = 72;
const FEWEST_FRAMES = 24;
const enoughForMost = 3000;

/** Rows in one statement. */
const AT_ONCE = 200;

/** The tables whose rows show one picture each. */
const contentTables = ['offers', 'notifications', 'gallery_images', 'banners'] as const;

/**
 * Gives the demo catalogue's models, and its offers, notifications, gallery and banners, uploaded pictures in place of
 * their own, as a dealer does over time: full turns too. The rest are named by pictures of the gallery that were
 * deleted a moment ago. Each has all its files, which are links to those of one.
 *
 * @param options.folder folder of uploaded pictures; without it none of them has a file
 * @param options.named number of pictures that records name; `unnamed`: number of those that no record has named for
 * 40 days
 */
export async function addManyPictures(
  db: Database,
  {
    folder,
    named,
    unnamed,
    now,
  }: { folder: string | undefined; named: number; unnamed: number; now: number },
): Promise<void> {
  const paths = Array.from(
    { length: named + unnamed },
    () => `${UPLOADS_PATH}${createImageKey()}.webp`,
  );
  const old = now - 40 * DAY_MS;
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const rows = paths.slice(from, from + AT_ONCE).map((each) => ({
      path: each,
      ...SIZE,
      placeholder: '#8a8072',
      alt: '{"en":"In the yard"}',
      focus_x: 40,
      focus_y: 60,
      user_id: 'staff',
      created_at: old,
    }));
    await db.insertInto('pictures').values(rows).execute();
  }
  if (folder !== undefined) await linkFiles(folder, paths, old);
  const left = paths.slice(0, named);
  const length = named < enoughForMost ? FEWEST_FRAMES : MOST_FRAMES;
  const next = () => left.pop() ?? '';
  for (const { id, published } of await listModels(db)) {
    if (!published) continue;
    const withPicture = <Part extends { image: string }>(part: Part) => ({
      ...part,
      image: part.image === '' ? '' : next(),
    });
    const { pictures } = published;
    await storePublished(db, id, {
      ...published,
      colours: published.colours.map(withPicture),
      features: published.features.map(withPicture),
      pictures: {
        ...pictures,
        lead: next(),
        side: next(),
        frames: pictures.frames.length === 0 ? [] : Array.from({ length }, next),
      },
    });
  }
  for (const table of contentTables) {
    const rows = await db.selectFrom(table).select('id').execute();
    for (const { id } of rows) {
      await db
        .updateTable(table as 'banners')
        .set({ image: next() })
        .where('id', '=', id)
        .execute();
    }
  }
  if (left.length === 0) throw new Error(`${named} pictures do not suffice`);
  const last = await db.selectFrom('gallery_images').selectAll().executeTakeFirstOrThrow();
  const { id: _id, ...row } = last;
  while (left.length > 0) {
    const rows = left
      .splice(0, AT_ONCE)
      .map((image) => ({ ...row, image, created_at: now, deleted_at: now }));
    await db.insertInto('gallery_images').values(rows).execute();
  }
}

/** Writes files of a photograph's usual size, each under all of these names. */
async function linkFiles(folder: string, paths: readonly string[], at: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const photograph = await sharp({
    create: { ...SIZE, channels: 3, background: '#8a8072', noise },
  })
    .blur(2)
    .png()
    .toBuffer();
  const sizesOf = (each: string): Pick<Picture, 'path' | 'width'>[] =>
    pictureSizes({ path: each, ...SIZE });
  const fileOf = (each: string) => path.join(folder, each.slice(UPLOADS_PATH.length));
  const [first = '', ...others] = paths;
  for (const { path: each, width } of sizesOf(first)) {
    const file = await sharp(photograph).resize({ width }).webp({ quality: 80 }).toBuffer();
    writeFileSync(fileOf(each), file);
    utimesSync(fileOf(each), at / 1000, at / 1000);
  }
  const originals = sizesOf(first);
  for (const other of others) {
    for (const [index, size] of sizesOf(other).entries()) {
      linkSync(fileOf(originals[index]?.path ?? ''), fileOf(size.path));
    }
  }
}
