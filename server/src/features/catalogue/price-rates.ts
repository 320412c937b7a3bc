import {
  dayOf,
  modelKey,
  paiseToRupees,
  startFrom,
  textIn,
  type CardRates,
  type DealershipSettings,
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
  booking: Pick<DealershipSettings, 'upiId' | 'bookingRefund'>;
}

export type FindCardRates = () => Promise<KnownRates>;

interface Deps extends Needs<'db' | 'clock'> {
  published: PublishedCache;
  findCardRates: FindCardRates;
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
        const { rates } = await readModelRates({ db, findCardRates }, { key, day, locale });
        return rates;
      });
    },
  } satisfies Partial<NamedHandlers>;
}

interface AskedRates {
  /** `modelKey` of a model. */
  key: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  locale: Locale;
}

/**
 * A model on sale, and what its price cards are made from.
 * @throws {AppError} 404; also for a model that is no longer sold, which is not advertised
 */
export async function readModelRates(
  { db, findCardRates }: Pick<Deps, 'db' | 'findCardRates'>,
  asked: AskedRates,
) {
  const vehicle = await findVehicle(db, asked.key);
  if (!vehicle?.isActive) throw notFound('model');
  return { vehicle, rates: toModelRates(vehicle, await findCardRates(), asked) };
}

function toModelRates(
  vehicle: Vehicle,
  { settings, takesSamples }: KnownRates,
  { key, day, locale }: AskedRates,
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
