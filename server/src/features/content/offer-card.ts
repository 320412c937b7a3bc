import { dayOf, stateAt, textsIn, type Locale } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { findContent } from './content-repository.ts';
import { present } from './public-content.ts';

/** An offer for its table card, and when it holds; `undefined`: there is none, or it is over. */
export async function findOfferCard(
  { db, clock }: Needs<'db' | 'clock'>,
  id: number,
  locale: Locale,
) {
  const item = await findContent(db, 'offers', id);
  if (!item || item.deletedAt !== null || stateAt(item, clock()) === 'over') return undefined;
  const [offer] = await present(db, { kind: 'offers', items: [item], locale });
  if (!offer) return undefined;
  const texts = textsIn(locale).documents.tableCard;
  const { startsAt, endsAt } = item;
  const first = startsAt === null ? '' : dayOf(startsAt);
  // An offer that ends at midnight holds until the day before.
  const last = endsAt === null ? '' : dayOf(endsAt - 1);
  if (last === '') return { offer, days: first && texts.startsOn(first) };
  return { offer, days: first === '' ? texts.endsOn(last) : texts.lasts(first, last) };
}
