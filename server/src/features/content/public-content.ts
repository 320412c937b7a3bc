import type { ContentKind, Locale } from '@dealership/shared';
import type { Moment } from '../../db/content-revision.ts';
import type { Database } from '../../db/open-database.ts';
import { findModelsOnSale, listLive } from './content-repository.ts';
import { toBanner, toGalleryItem, toNotificationItem, toOfferItem } from './presenters.ts';

const presenters = {
  offers: toOfferItem,
  notifications: toNotificationItem,
  gallery: toGalleryItem,
  banners: toBanner,
} satisfies Record<ContentKind, unknown>;

type Answer<Kind extends ContentKind> = ReturnType<(typeof presenters)[Kind]>;

/** The content of a kind that visitors see at a moment, as calls and documents carry it. */
export async function listPublic<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  { moment, locale }: { moment: Moment; locale: Locale },
): Promise<Answer<Kind>[]> {
  const items = await listLive(db, kind, moment);
  const context = { locale, models: await findModelsOnSale(db, items) };
  return items.map((item) => presenters[kind](item, context) as Answer<Kind>);
}
