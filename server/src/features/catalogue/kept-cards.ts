import {
  cardVehicle,
  cardWordsIn,
  dayOf,
  modelKey,
  OTHER_PLACE,
  priceCard,
  textsIn,
  toStoredCard,
  type AskedCard,
  type Locale,
  type NoCard,
  type StoredCard,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { findVehicle } from './models/vehicle-repository.ts';
import { toModelRates, type FindCardRates } from './price-rates.ts';

/** For whom a card is made: in which language, and when (epoch ms). */
interface Reader {
  locale: Locale;
  at: number;
}

type Asked = Omit<AskedCard, 'seenTotal'>;

/** Makes cards to keep from the prices and rates of an instant, or says why there is none. */
export function createCardMaker({
  db,
  findCardRates,
}: Needs<'db'> & { findCardRates: FindCardRates }) {
  return async (asked: Asked, { locale, at }: Reader): Promise<StoredCard | NoCard> => {
    const { model, variant: name, ...choices } = asked;
    const key = modelKey(model);
    const vehicle = await findVehicle(db, key);
    if (!vehicle?.isActive) return 'no-model';
    const known = await findCardRates();
    const day = dayOf(at);
    const ofModel = toModelRates({ vehicle }, known, { key, day, locale });
    const { rates, variants } = ofModel;
    const { settings, takesSamples } = known;
    if (settings.registrationPlaces.length === 0) return 'no-cards';
    const variant = variants.find((each) => each.name === name);
    if (!variant) return 'no-variant';
    const place = settings.registrationPlaces.find(({ code }) => code === choices.place);
    if (!place && choices.place !== OTHER_PLACE) return 'no-place';
    const priced = cardVehicle(ofModel, variant);
    const card = priceCard(priced, choices, { ...settings, rates }, { day, takesSamples });
    return toStoredCard(card, {
      language: locale,
      model: key,
      modelName: vehicle.about.name,
      variant: name,
      placeName: place?.name ?? null,
      choices,
      labelOf: cardWordsIn(textsIn(locale).priceCard).nameOf,
    });
  };
}
