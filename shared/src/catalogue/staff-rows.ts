import * as z from 'zod/mini';

/** A price from a day (`YYYY-MM-DD`) on, in the order of the days; rupees. */
const plannedPrice = { valid_from: z.string(), price: z.number() };

/** An item of `GET /api/managePrice`; rupees. `name` is what people read. */
export const priceRowShape = {
  bike_name: z.string(),
  name: z.string(),
  /** The lowest of its variants', or its own where it has no variants. */
  bike_price: z.number(),
  variants: z.array(z.strictObject({ id: z.number(), name: z.string(), price: z.number() })),
  /** Prices that are planned; `price` is the `bike_price` of that day, `variants` those that get a price then. */
  planned: z.array(
    z.strictObject({
      ...plannedPrice,
      variants: z.array(z.strictObject({ id: z.number(), price: z.number() })),
    }),
  ),
};

/** An item of `GET /api/manageAccessories`; rupees. Several models have an accessory of one heading. */
export const accessoryRowShape = {
  id: z.number(),
  heading: z.string(),
  part_no: z.string(),
  price: z.number(),
  bike_name: z.string(),
  model_name: z.string(),
  planned: z.array(z.strictObject(plannedPrice)),
};

const statusShape = {
  id: z.number(),
  /** What people read. */
  name: z.string(),
  /** 1 on sale, 0 not. */
  status: z.literal([0, 1]),
};

/** An item of `GET /api/bikes_admin`. */
export const bikeStatusShape = { ...statusShape, bikeName: z.string() };

/** An item of `GET /api/scooters_admin`. */
export const scooterStatusShape = { ...statusShape, scooterName: z.string() };
