import * as z from 'zod/mini';
import { modelKey, type Picture } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';
import type { BuiltInPictures } from '../storage/built-in-pictures.ts';
import type { DemoWords } from './demo-words.ts';
import data from './demo-content.json' with { type: 'json' };

/** Pictures by their paths in `server/pictures`; texts no longer than their columns. */
const contentSchema = z.strictObject({
  /** The older one first: the site shows the newest. */
  offers: z.array(
    z.strictObject({
      title: z.string().check(z.minLength(1), z.maxLength(120)),
      description: z.string().check(z.minLength(1), z.maxLength(2000)),
      picture: z.string(),
    }),
  ),
  notification: z.string(),
  /** The last one is shown first. */
  banners: z.array(z.strictObject({ picture: z.string(), bikeName: z.string() })),
});

/**
 * Banners, gallery, two offers and one notification, as a new site would have them.
 *
 * @throws when `demo-content.json` does not match its schema, or names a picture that does not exist
 */
export async function insertDemoContent(
  db: Database,
  { pictures, now, words }: { pictures: BuiltInPictures; now: number; words: DemoWords },
): Promise<void> {
  const { offers, notification, banners } = contentSchema.parse(data);
  const row = (file: string) => ({ ...toColumns(pictures.get(file)), created_at: now });
  // The newest is shown first.
  const gallery = pictures.filesFrom('scenes/gallery-').map(row).reverse();
  await db
    .insertInto('banners')
    .values(
      banners.map(({ picture, bikeName }) => ({ ...row(picture), model_key: modelKey(bikeName) })),
    )
    .execute();
  await db.insertInto('gallery_images').values(gallery).execute();
  await db
    .insertInto('offers')
    .values(
      offers.map(({ title, description, picture }) => ({
        texts: JSON.stringify({
          title: words.inAllLanguages(title),
          description: words.inAllLanguages(description),
        }),
        ...row(picture),
        model_key: null,
      })),
    )
    .execute();
  await db.insertInto('notifications').values(row(notification)).execute();
}

function toColumns({ path, ...shape }: Picture) {
  return { image: path, ...shape };
}
