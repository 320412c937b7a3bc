import * as z from 'zod/mini';

/** What the catalogue is made of: motorcycles and scooters. */
export const vehicleTypeSchema = z.enum(['motorcycle', 'scooter']);

export type VehicleType = z.infer<typeof vehicleTypeSchema>;

/** One model that a visitor can choose in a form. */
export const modelChoiceSchema = z.strictObject({
  /** Wire value on the home form, such as `honda-activa-6g`. */
  slug: z.string(),
  /** What people read, and the wire value on every other form. */
  name: z.string(),
  type: vehicleTypeSchema,
});

export type ModelChoice = z.infer<typeof modelChoiceSchema>;
