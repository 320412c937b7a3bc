import {
  dayOf,
  kmPerUnit,
  modelKey,
  paiseToRupees,
  startFrom,
  textIn,
  usualMonthlyCost,
  type CardRates,
  type EarlierPrice,
  type DealershipSettings,
  type Locale,
  type LocalText,
  type ModelRates,
  type MonthlyCosts,
  type RateFuel,
  type Running,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { readContentVersion, type PublishedCache } from '../../db/content-revision.ts';
import type { Vehicle } from '../../db/vehicle-row.ts';
import { notFound } from '../../errors/app-error.ts';
import { localeOf } from '../../http/answers/locale-of.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { sendPublished } from '../../http/calls/published-json.ts';
import { findVehicle, listActiveVehicles } from './models/vehicle-repository.ts';
import { findEarlierPrices } from './prices/earlier-prices.ts';
import { readShownStock } from './stock/shown-stock.ts';

export interface KnownRates {
  settings: CardRates;
  takesSamples: boolean;
  /** As the settings have them, by fuel. */
  energy: Partial<Record<RateFuel, Pick<Running, 'price' | 'isSample'>>>;
  booking: Pick<DealershipSettings, 'upiId' | 'bookingRefund'>;
  showsStock: boolean;
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
        const asked = { key, day, locale };
        const { vehicle, rates } = await readModelRates({ db, findCardRates }, asked);
        const { showsStock } = await findCardRates();
        const stock = showsStock ? await readShownStock(db, vehicle, asked) : undefined;
        return { ...rates, ...(stock && { stock }) };
      });
    },
    'GET /api/monthly-costs': async ({ request, response }) => {
      const [day, locale] = [dayOf(clock()), localeOf(request)];
      const version = await readContentVersion(db);
      const what = `monthly-costs ${day} ${version}`;
      return sendPublished({ published, request, response }, what, async () => {
        const known = await findCardRates();
        const vehicles = [
          ...(await listActiveVehicles(db, 'motorcycle')),
          ...(await listActiveVehicles(db, 'scooter')),
        ];
        const models = vehicles.flatMap((vehicle) => {
          const asked = { key: modelKey(vehicle.bikeName), day, locale };
          const cost = usualMonthlyCost(toModelRates({ vehicle }, known, asked));
          if (!cost) return [];
          return [
            {
              bikeName: vehicle.bikeName,
              monthly: paiseToRupees(cost.monthly),
              months: cost.months,
            },
          ];
        });
        return { isSample: known.takesSamples, models } satisfies MonthlyCosts;
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
  const earlier = await findEarlierPrices(db, vehicle.id, asked.day);
  return { vehicle, rates: toModelRates({ vehicle, earlier }, await findCardRates(), asked) };
}

/** What the price cards of a model are made from, in one language. */
export function toModelRates(
  { vehicle, earlier }: { vehicle: Vehicle; earlier?: ReadonlyMap<string, EarlierPrice> },
  { settings, takesSamples, energy }: KnownRates,
  { key, day, locale }: AskedRates,
): ModelRates {
  const { id, variants, about } = vehicle;
  const { fuel: known, engineCc, motorKw } = about.figures;
  const fuel = known === 'electric' ? 'electric' : 'petrol';
  const perUnit = kmPerUnit(about.figures, vehicle.specs);
  const energyPrice = known === null ? undefined : energy[fuel];
  const named = <Each extends { name: LocalText }>({ name, ...each }: Each) => {
    return { ...each, name: textIn(name, locale) };
  };
  const variantOf = (part: string, name: string, paise: number) => {
    const before = earlier?.get(part);
    return { part, name, price: paiseToRupees(paise), ...(before && { before }) };
  };
  return {
    model: key,
    variants:
      variants.length === 0
        ? [variantOf(`M${id}`, '', startFrom(vehicle))]
        : variants.map((each) => variantOf(`V${each.id}`, each.name, each.pricePaise)),
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
    ...(energyPrice && perUnit && { running: { ...energyPrice, kmPerUnit: perUnit } }),
  };
}
