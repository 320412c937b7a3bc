import {
  addDays,
  CHANGE_DAYS,
  dayOf,
  paiseToRupees,
  startOfDay,
  type EarlierPrice,
  type VehicleSections,
} from '@dealership/shared';
import { readHistory } from '../../../db/history.ts';
import type { Database } from '../../../db/open-database.ts';
import type { ModelChange } from '../models/draft-repository.ts';

/**
 * What a model and its variants cost before their last change of price, by part (`V12`, `M3`), as far as that was in
 * the last `CHANGE_DAYS` days.
 *
 * @param day today, `YYYY-MM-DD` in Asia/Kolkata
 */
export async function findEarlierPrices(
  db: Database,
  vehicleId: number,
  day: string,
): Promise<ReadonlyMap<string, EarlierPrice>> {
  const since = startOfDay(addDays(day, -CHANGE_DAYS));
  const changes = await readHistory<ModelChange>(db, { kind: 'model', subject: vehicleId });
  const found = new Map<string, EarlierPrice>();
  for (const { value, at } of changes) {
    if (at < since) break;
    const after = pricesOf(vehicleId, value.section, value.after);
    for (const [part, paise] of pricesOf(vehicleId, value.section, value.before)) {
      if (found.has(part) || !after.has(part) || after.get(part) === paise) continue;
      found.set(part, { price: paiseToRupees(paise), until: addDays(dayOf(at), -1) });
    }
  }
  return found;
}

/** Paise, by part. */
function pricesOf(
  vehicleId: number,
  section: ModelChange['section'],
  value: unknown,
): ReadonlyMap<string, number> {
  if (section === 'variants') {
    const variants = (value ?? []) as VehicleSections['variants'];
    return new Map(variants.map(({ id, pricePaise }) => [`V${id}`, pricePaise]));
  }
  const { pricePaise = null } =
    section === 'about' ? { ...(value as VehicleSections['about']) } : {};
  return new Map(pricePaise === null ? [] : [[`M${vehicleId}`, pricePaise]]);
}
