import * as z from 'zod/mini';
import {
  pictureShape,
  describedPictureSchema,
  describedPictureShape,
} from '../content/uploaded-picture.ts';
import { vehicleTypeSchema } from './model-choice.ts';
import { fuels, specSections, vehicleClasses } from './vehicle.ts';

/** The three lines of the model strip. */
const stripSchema = z.strictObject({
  engine: z.string(),
  power: z.string(),
  transmission: z.string(),
  /** Path of the E-brochure. */
  document: z.string(),
});

/** The drawing that is shown for a model without a picture. */
export const outlineSchema = z.enum([
  'motorcycle',
  'scooter',
  'electric-motorcycle',
  'electric-scooter',
]);

export type Outline = z.infer<typeof outlineSchema>;

/** The known figures: cc, km a litre, km with a full battery, mm and kg. */
const figuresSchema = z.strictObject({
  fuel: z.optional(z.enum(fuels)),
  engineCc: z.optional(z.number()),
  mileage: z.optional(z.number()),
  rangeKm: z.optional(z.number()),
  seatHeight: z.optional(z.number()),
  kerbWeight: z.optional(z.number()),
});

/** An item of `GET /api/bikes` and `GET /api/scooters`: active models, in the catalogue's order. */
export const vehicleCardSchema = z.strictObject({
  id: z.number(),
  /** Its name in calls and addresses (`modelKey` compares them). */
  bikeName: z.string(),
  /** Display name. */
  name: z.string(),
  /** Path of a picture of the name in the site's display type; the site sets the name as text. */
  nameImg: z.string(),
  /** Path of a small silhouette, black on a transparent ground: for a CSS mask. */
  bikeIcon: z.string(),
  /** Path of the lead picture, else of the first colour with one; `width` and the rest belong to it. Empty: none. */
  image: z.string(),
  /** The view from the side, on a transparent ground. */
  side: describedPictureSchema,
  specs: stripSchema,
  /** 'Start from', ex-showroom, in rupees. */
  price: z.number(),
  hasDetails: z.boolean(),
  hasFrames: z.boolean(),
  outline: outlineSchema,
  figures: figuresSchema,
  class: z.optional(z.enum(vehicleClasses)),
  ...describedPictureShape,
});

export type VehicleCard = z.infer<typeof vehicleCardSchema>;

/** Camel-case labels -> texts. */
const specSectionSchema = z.record(z.string(), z.string());

export const vehicleViewSchema = z.strictObject({
  bikeName: z.string(),
  /** Display name. */
  name: z.string(),
  type: vehicleTypeSchema,
  /** One paragraph. */
  bikeDetails: z.string(),
  /** 'Start from', ex-showroom, in rupees. */
  bikePrice: z.number(),
  /** As in `VehicleCard`. */
  image: z.string(),
  side: describedPictureSchema,
  specs: stripSchema,
  figures: figuresSchema,
  hasDetails: z.boolean(),
  hasFrames: z.boolean(),
  outline: outlineSchema,
  active: z.boolean(),
  /** How many colours it comes in. */
  colours: z.number(),
  bodyDimensions: specSectionSchema,
  engineDetails: specSectionSchema,
  transmissionDetails: specSectionSchema,
  tyreDetails: specSectionSchema,
  frame: specSectionSchema,
  Electrical: specSectionSchema,
  /** The labels in another language than English, by section and label; without those that have no translation. */
  labels: z.optional(z.partialRecord(z.enum(specSections), specSectionSchema)),
  ...describedPictureShape,
});

export type VehicleView = z.infer<typeof vehicleViewSchema>;

/** An item of `GET /api/variants/{bikeName}`; rupees. */
export const vehicleVariantSchema = z.strictObject({ name: z.string(), price: z.number() });

export type VehicleVariant = z.infer<typeof vehicleVariantSchema>;

/** An item of `GET /api/bikeColours/{bikeName}`; the first is the one of the lead picture. */
export const vehicleColourSchema = z.strictObject({
  id: z.number(),
  image: z.string(),
  /** In English: the value that an enquiry sends. */
  name: z.string(),
  /** Its name in another language. */
  label: z.optional(z.string()),
  /** `#rrggbb`, if staff have entered one. */
  swatch: z.optional(z.string()),
  ...describedPictureShape,
});

export type VehicleColour = z.infer<typeof vehicleColourSchema>;

export const vehicleFeatureSchema = z.strictObject({
  heading: z.string(),
  image: z.string(),
  description: z.string(),
  ...describedPictureShape,
});

export type VehicleFeature = z.infer<typeof vehicleFeatureSchema>;

/** An item of `GET /api/bikeAccessories/{bikeName}`; rupees. */
export const vehicleAccessorySchema = z.strictObject({
  part_no: z.string(),
  price: z.number(),
  ...vehicleFeatureSchema.shape,
});

export type VehicleAccessory = z.infer<typeof vehicleAccessorySchema>;

/** An item of `GET /api/360Images/{bikeName}`: 24 to 72 in turning order, such as 36 of 10 degrees each, the right side first. */
export const vehicleFrameSchema = z.strictObject({ images: z.string(), ...pictureShape });

export type VehicleFrame = z.infer<typeof vehicleFrameSchema>;
