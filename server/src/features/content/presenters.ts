import {
  daysLeft,
  minuteOf,
  paiseToRupees,
  stateAt,
  textIn,
  withDeletedLast,
  type Banner,
  type ContentRow,
  type ContentValue,
  type GalleryImage,
  type Locale,
  type Notification,
  type Offer,
} from '@dealership/shared';
import { pick } from '../../db/rows.ts';
import {
  currentFirst,
  type ContentItem,
  type ContentFields,
  type ContentFieldsChange,
  type ModelOnSale,
} from './content-repository.ts';

interface Context {
  locale: Locale;
  models: ReadonlyMap<string, ModelOnSale>;
}

export function toOfferItem(item: ContentItem, context: Context): Offer {
  const { path, ...rest } = pictureOf(item, context);
  const { title = { en: '' }, description = { en: '' } } = item.texts ?? {};
  const texts = {
    title: textIn(title, context.locale),
    description: textIn(description, context.locale),
  };
  return { id: item.id, image: path, ...texts, ...rest, ...modelOf(item, context) };
}

export function toBanner(item: ContentItem, context: Context): Banner {
  const { path, ...rest } = pictureOf(item, context);
  return { id: item.id, filepath: path, ...rest, ...modelOf(item, context) };
}

export function toNotificationItem(item: ContentItem, context: Context): Notification {
  const { path, ...rest } = pictureOf(item, context);
  return { id: item.id, images: path, ...rest };
}

export function toGalleryItem(item: ContentItem, context: Context): GalleryImage {
  const { path, ...rest } = pictureOf(item, context);
  return { id: item.id, image_path: path, ...rest };
}

function pictureOf({ picture, uploaded }: ContentItem, { locale }: Pick<Context, 'locale'>) {
  const alt = uploaded ? textIn(uploaded.alt, locale) : '';
  const { x, y } = uploaded?.focus ?? { x: 50, y: 50 };
  return {
    ...picture,
    ...(alt !== '' && { alt }),
    ...((x !== 50 || y !== 50) && { focus: { x, y } }),
  };
}

function modelOf({ modelKey: key }: ContentItem, { models }: Context): Pick<Banner, 'model'> {
  const model = key === null ? undefined : models.get(key);
  if (!model) return {};
  const { pricePaise, ...named } = model;
  return { model: { ...named, price: paiseToRupees(pricePaise) } };
}

/** The content as calls carry it. */
function toValue({ picture, texts, startsAt, endsAt, modelKey: key }: ContentFields): ContentValue {
  const minute = (at: number | null) => (at === null ? '' : minuteOf(at));
  return { ...texts, picture, start: minute(startsAt), end: minute(endsAt), model: key ?? '' };
}

/** All of a kind for staff in their order, then the deleted ones that can be brought back, the latest first. */
export function toRows(
  all: readonly ContentItem[],
  { isCurrentFirst, now }: { isCurrentFirst: boolean; now: number },
): ContentRow[] {
  const items = withDeletedLast(all, now);
  const live = items.filter((item) => item.deletedAt === null && stateAt(item, now) === 'live');
  const [first] = isCurrentFirst ? currentFirst(live) : live;
  return items.map((item): ContentRow => {
    const { id, uploaded, version } = item;
    return {
      id,
      version,
      ...toValue(item),
      state: stateAt(item, now),
      is_first: item === first,
      ...(uploaded && { uploaded: pick(uploaded, 'id', 'alt', 'focus', 'version') }),
      days_left: daysLeft(item, now),
    };
  });
}

export function toChange({ before, after }: ContentFieldsChange) {
  return { before: toValue(before), after: toValue(after) };
}
