import { sql, type RawBuilder } from 'kysely';

/**
 * 'Start from': the lowest price of a vehicle's variants or, without variants, its own; in paise. For queries of
 * `vehicles`.
 */
export function startFrom(): RawBuilder<number> {
  return sql<number>`coalesce(
    (select min(variants.price_paise) from variants where variants.vehicle_id = vehicles.id),
    vehicles.price_paise)`;
}

/** Whether a vehicle has a page of details: 1 or 0 on both engines. For queries of `vehicles`. */
export function hasDetails(): RawBuilder<number> {
  return sql<number>`exists (select 1 from vehicle_specs where vehicle_specs.vehicle_id = vehicles.id)`;
}
