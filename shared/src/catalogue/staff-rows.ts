import * as z from 'zod/mini';

/** A price from a day (`YYYY-MM-DD`) on, in the order of the days; rupees. `plan` is the number of its plan. */
const plannedPrice = { plan: z.number(), valid_from: z.string(), price: z.number() };

/** An item of `GET /api/managePrice`; rupees. `name` is the display name. */
export const priceRowShape = {
  model_id: z.number(),
  bike_name: z.string(),
  name: z.string(),
  /** The lowest price of its variants, or its own if it has no variants. */
  bike_price: z.number(),
  variants: z.array(z.strictObject({ id: z.number(), name: z.string(), price: z.number() })),
  /** Planned prices; `price` is the `bike_price` of that day, `variants` are those that get a price then. */
  planned: z.array(
    z.strictObject({
      ...plannedPrice,
      variants: z.array(z.strictObject({ id: z.number(), price: z.number() })),
    }),
  ),
};

/** An item of `GET /api/manageAccessories`; rupees. Several models can have accessories with the same heading. */
export const accessoryRowShape = {
  id: z.number(),
  heading: z.string(),
  part_no: z.string(),
  price: z.number(),
  model_id: z.number(),
  bike_name: z.string(),
  model_name: z.string(),
  planned: z.array(z.strictObject(plannedPrice)),
};

const statusShape = {
  id: z.number(),
  /** Display name. */
  name: z.string(),
  /** 1 on sale, 0 not. */
  status: z.literal([0, 1]),
};

export const bikeStatusShape = { ...statusShape, bikeName: z.string() };

export const scooterStatusShape = { ...statusShape, scooterName: z.string() };
