import { cardWordsIn, textsIn } from '@dealership/shared';
import type { PriceCardSheet } from '../price-card.ts';
import { drawCardPicture } from './card-picture.ts';

/** `wide`: for link previews, 1200 x 630 pixels; `tall`: for a status on a phone, 1080 x 1920. */
export type CardShape = 'wide' | 'tall';

export interface PriceCardPicture extends Pick<
  PriceCardSheet,
  'card' | 'vehicle' | 'place' | 'locale' | 'dealership'
> {
  shape: CardShape;
}

/** The price card of a variant as a picture (PNG), without a loan. It says what the sheet of A4 says. */
export function drawPriceCardPicture(sheet: PriceCardPicture): Promise<Buffer> {
  const { card, vehicle, place, locale, dealership, shape } = sheet;
  const { priceCard: words } = textsIn(locale);
  return drawCardPicture({
    card,
    vehicle,
    about: [words.registeredIn(place), words.validUntil(card.day, card.validUntil)],
    label: cardWordsIn(words).totalOf(card),
    warnings: card.isSample ? [words.sample] : [],
    notes: [],
    further: [words.plate],
    seller: dealership.name,
    locale,
    shape,
  });
}
