import { sql, type RawBuilder } from 'kysely';

/** 'Start from': the lowest price of a vehicle's variants or, without variants, its own; in paise. For queries of `vehicles`. */
export function startFrom(): RawBuilder<number> {
  return sql<number>`coalesce(
    (select min(variants.price_paise) from variants where variants.vehicle_id = vehicles.id),
    vehicles.price_paise)`;
}
