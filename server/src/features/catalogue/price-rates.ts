import {
  dayOf,
  modelKey,
  paiseToRupees,
  startFrom,
  textIn,
  type CardRates,
  type Locale,
  type LocalText,
  type ModelRates,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { readContentVersion, type PublishedCache } from '../../db/content-revision.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { notFound } from '../../errors/app-error.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import { findVehicle } from './models/vehicle-repository.ts';

interface KnownRates {
  settings: CardRates;
  takesSamples: boolean;
}

interface Deps extends Needs<'db' | 'clock'> {
  published: PublishedCache;
  findCardRates: () => Promise<KnownRates>;
}

/** What price cards are made from. */
export function priceRatesHandlers({ db, clock, published, findCardRates }: Deps) {
  return {
    'GET /api/price-rates': async ({ request, response }) => {
      const { bike } = request.query;
      if (typeof bike !== 'string') throw notFound('model');
      const [key, day, locale] = [modelKey(bike), dayOf(clock()), localeOf(request)];
      // It depends on the settings too. Read before the rows, which are never older than this.
      const version = await readContentVersion(db);
      const what = `price-rates ${key} ${day} ${version}`;
      return sendPublished({ published, request, response }, what, async () => {
        const vehicle = await findVehicle(db, key);
        // As for the brochure: models that are no longer sold are not advertised.
        if (!vehicle?.isActive) throw notFound('model');
        return toModelRates(vehicle, await findCardRates(), { key, day, locale });
      });
    },
  } satisfies Partial<NamedHandlers>;
}

function toModelRates(
  vehicle: Vehicle,
  { settings, takesSamples }: KnownRates,
  { key, day, locale }: { key: string; day: string; locale: Locale },
): ModelRates {
  const { id, variants, about } = vehicle;
  const { fuel: known, engineCc, motorKw } = about.figures;
  const fuel = known === 'electric' ? 'electric' : 'petrol';
  const named = <Each extends { name: LocalText }>({ name, ...each }: Each) => {
    return { ...each, name: textIn(name, locale) };
  };
  return {
    model: key,
    variants:
      variants.length === 0
        ? [{ part: `M${id}`, name: '', price: paiseToRupees(startFrom(vehicle)) }]
        : variants.map((each) => {
            return { part: `V${each.id}`, name: each.name, price: paiseToRupees(each.pricePaise) };
          }),
    fuel,
    size: fuel === 'electric' ? motorKw : engineCc,
    day,
    takesSamples,
    registrationPlaces: settings.registrationPlaces.map(named),
    // Of a model whose fuel is not known no tax is known either.
    rates: settings.rates.filter((table) => known !== null && table.fuel === fuel),
    extras: settings.extras.map(named),
    reductions: settings.reductions
      .filter(({ models }) => models.length === 0 || models.includes(key))
      .map(named),
    lenders: settings.lenders.map(named),
    cardDays: settings.cardDays,
  };
}
