import * as z from 'zod/mini';

export const vehicleTypeSchema = z.enum(['motorcycle', 'scooter']);

export type VehicleType = z.infer<typeof vehicleTypeSchema>;

export const modelChoiceSchema = z.strictObject({
  /** Wire value on the home form, such as `honda-activa-6g`. */
  slug: z.string(),
  /** Display name, and the wire value on every other form. */
  name: z.string(),
  type: vehicleTypeSchema,
});

export type ModelChoice = z.infer<typeof modelChoiceSchema>;
