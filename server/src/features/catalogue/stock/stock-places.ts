import type { Locale, StockModel } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import type { Vehicle } from '../../../db/vehicle-row.ts';
import { listVehicles } from '../models/vehicle-repository.ts';
import { wordsIn } from '../models/words-in.ts';

/** The variants and colours of a model; where it has none, the model itself and one colour without a name. */
export function stockModelOf(vehicle: Vehicle, locale: Locale): StockModel {
  const { id, about, variants, colours } = vehicle;
  const words = wordsIn(locale);
  return {
    id,
    name: about.name,
    variants:
      variants.length === 0
        ? [{ part: `M${id}`, name: '' }]
        : variants.map((variant) => ({ part: `V${variant.id}`, name: variant.name })),
    colours:
      colours.length === 0
        ? [{ id: 0, name: '', swatch: null }]
        : colours.map((colour) => ({
            id: colour.id,
            name: words.colour(colour),
            swatch: colour.swatch,
          })),
  };
}

/** The models on sale, in the order of the lists. */
export async function listSold(db: Database): Promise<Vehicle[]> {
  return (await listVehicles(db)).filter(({ isActive }) => isActive);
}

/** Their variants and colours. */
export async function listStockModels(db: Database, locale: Locale): Promise<StockModel[]> {
  return (await listSold(db)).map((each) => stockModelOf(each, locale));
}

/** Names a variant in a colour uniquely. */
export function placeKey({ part, colour }: { part: string; colour: number }): string {
  return `${part} ${colour}`;
}
