import {
  bookingSettings,
  priceCardSchemas,
  type CardRates,
  type DealershipSettings,
  type RateFuel,
  type Running,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { listSettings } from './settings-repository.ts';

/** The settings of the price card as visitors may see them. */
export interface KnownRates {
  settings: CardRates;
  /** Samples count until the first steps are done, and always in the demo. */
  takesSamples: boolean;
  /** By fuel, in rupees a litre or unit (kWh); absent: not known. */
  energy: Partial<Record<RateFuel, Pick<Running, 'price' | 'isSample'>>>;
  /** Of quotations. */
  booking: Pick<DealershipSettings, 'upiId' | 'bookingRefund'>;
  showsStock: boolean;
}

/**
 * Reads the settings of the price card. After the first steps a list that is still a sample counts as empty: it names
 * another city's offices and lenders.
 */
export async function findCardRates(
  db: Database,
  { isDemo }: { isDemo: boolean },
): Promise<KnownRates> {
  const stored = await listSettings(db);
  const takesSamples =
    isDemo || stored.some(({ name, value }) => name === 'setup' && value === 'open');
  const settings = Object.fromEntries(
    stored
      .filter(({ name }) => name in priceCardSchemas)
      .map(({ name, value, isSample }) => {
        const isHidden = isSample && !takesSamples && Array.isArray(value);
        return [name, isHidden ? [] : value];
      }),
  );
  const priceIn = (setting: 'fuelPrice' | 'electricityPrice') => {
    const found = stored.find(({ name }) => name === setting);
    if (!found || (found.isSample && !takesSamples)) return undefined;
    return { price: Number(found.value), isSample: found.isSample };
  };
  const [petrol, electric] = [priceIn('fuelPrice'), priceIn('electricityPrice')];
  const booking = Object.fromEntries(
    bookingSettings.map((wanted) => [wanted, stored.find(({ name }) => name === wanted)?.value]),
  );
  return {
    settings: settings as unknown as CardRates,
    takesSamples,
    energy: { ...(petrol?.price && { petrol }), ...(electric?.price && { electric }) },
    booking: booking as unknown as KnownRates['booking'],
    showsStock: stored.some(({ name, value }) => name === 'showsStock' && value === true),
  };
}
