import * as z from 'zod/mini';

/** Types of vehicles in the catalogue. */
export const vehicleTypeSchema = z.enum(['motorcycle', 'scooter']);

export type VehicleType = z.infer<typeof vehicleTypeSchema>;

/** One model that a visitor can choose in a form. */
export const modelChoiceSchema = z.strictObject({
  /** Wire value on the home form, such as `honda-activa-6g`. */
  slug: z.string(),
  /** Display name, and the wire value on every other form. */
  name: z.string(),
  type: vehicleTypeSchema,
});

export type ModelChoice = z.infer<typeof modelChoiceSchema>;
