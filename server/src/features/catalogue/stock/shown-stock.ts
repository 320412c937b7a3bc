import { stockOn, type Locale, type ShownStock } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import type { Vehicle } from '../../../db/vehicle-row.ts';
import { placeKey, stockModelOf } from './stock-places.ts';
import { listStock } from './stock-repository.ts';

/**
 * What visitors read of each variant of a model in each colour (rules: stock); `undefined`: nothing is said of it.
 * @param day today, `YYYY-MM-DD` in Asia/Kolkata
 */
export async function readShownStock(
  db: Database,
  vehicle: Vehicle,
  { day, locale }: { day: string; locale: Locale },
): Promise<ShownStock[] | undefined> {
  const known = new Map((await listStock(db, vehicle.id)).map((each) => [placeKey(each), each]));
  const { variants, colours } = stockModelOf(vehicle, locale);
  const shown = variants.flatMap(({ part }) =>
    colours.map(({ id, name, swatch }): ShownStock => {
      const said = known.get(placeKey({ part, colour: id }));
      const isSaid = said !== undefined && said.stock !== '';
      return {
        part,
        colour: id,
        name,
        swatch,
        stock: isSaid ? stockOn(said, day) : 'ask',
        touched: isSaid ? said.touched : '',
      };
    }),
  );
  return shown.some(({ touched }) => touched !== '') ? shown : undefined;
}

/**
 * The availability of an offer in the vocabulary of schema.org (rules: stock); `undefined`: nobody knows it.
 * @param part the variant that is offered; `undefined`: any
 */
export function availabilityOf(
  stock: readonly ShownStock[] = [],
  part: string | undefined,
): string | undefined {
  const offered = stock.filter((each) => part === undefined || each.part === part);
  if (offered.some((each) => each.stock === 'showroom')) return 'https://schema.org/InStock';
  return offered.some((each) => each.stock !== 'ask') ? 'https://schema.org/BackOrder' : undefined;
}
