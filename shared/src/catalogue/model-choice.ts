/** Motorcycles and scooters: the two halves of the catalogue. */
export type VehicleType = 'motorcycle' | 'scooter';

/** One model that a visitor can choose in a form. */
export interface ModelChoice {
  /** Wire value on the home form, such as `honda-activa-6g`. */
  slug: string;
  /** What people read, and the wire value on every other form. */
  name: string;
  type: VehicleType;
}
