import * as z from 'zod/mini';
import { describedPictureSchema, uploadedPictureSchema } from '../content/uploaded-picture.ts';
import { coded, problemsOf } from '../errors/problem.ts';
import { historySchema } from '../history/history-schema.ts';
import { paiseToRupees } from '../money/money.ts';
import { minuteSchema } from '../text/day-schema.ts';
import { requestKeySchema } from '../values/value-schemas.ts';
import { vehicleTypeSchema } from './model-choice.ts';
import { outlineSchema } from './vehicle-schema.ts';
import {
  vehicleSectionNames,
  type VehicleSectionName,
  type VehicleSections,
} from './vehicle-sections.ts';
import { nameSchema, vehicleSectionSchemas } from './vehicle-sections-schema.ts';

/** Most models, including deleted ones that can be restored. */
export const MOST_MODELS = 300;

type Schemas = typeof vehicleSectionSchemas;

/** A section as calls send it: prices in rupees. */
export type SectionInput<Name extends VehicleSectionName> = z.input<Schemas[Name]>;

/** Checks a new value for a section: returns it as it is stored, or its problems by place. */
export function checkSection<Name extends VehicleSectionName>(name: Name, value: unknown) {
  const { data, error } = vehicleSectionSchemas[name].safeParse(value);
  return { value: data as VehicleSections[Name], problems: problemsOf(error, name) };
}

/** A stored section as calls send it (`SectionInput`); `null` stays. */
export function toSectionInput(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSectionInput);
  if (typeof value !== 'object' || value === null || !('pricePaise' in value)) return value;
  const { pricePaise, ...rest } = value;
  return { ...rest, price: typeof pricePaise === 'number' ? paiseToRupees(pricePaise) : null };
}

const sectionName = z.enum(vehicleSectionNames);

/** What a list of models and a model have in common. */
const modelStateSchema = z.strictObject({
  id: z.number(),
  /** The published name; for a model that was never published, the first one. */
  name: z.string(),
  bike_name: z.string(),
  type: vehicleTypeSchema,
  on_sale: z.boolean(),
  is_published: z.boolean(),
  has_draft: z.boolean(),
  /** When the draft is published automatically, `YYYY-MM-DDTHH:MM`; `''`: not planned. */
  publish_at: z.string(),
  /** The first day of the next planned prices, `YYYY-MM-DD`; `''`: there are none. */
  prices_from: z.string(),
  /** How many more days it can be restored; `null`: it is not deleted. */
  days_left: z.nullable(z.number()),
});

/** A model in the list of staff: what visitors see or, for its editors, the draft of one that was never published. */
const modelRowSchema = z.strictObject({
  ...modelStateSchema.shape,
  /** How many sections have a draft. */
  changes: z.number(),
  /** The main picture, or that of the first colour that has one; its path is empty: there is none. */
  picture: describedPictureSchema,
  outline: outlineSchema,
  /** 'Start from', ex-showroom, in rupees; `null`: it has no price. */
  price: z.nullable(z.number()),
  /** `swatch`: `#rrggbb`, or `null`: none was chosen. */
  colours: z.array(z.strictObject({ name: z.string(), swatch: z.nullable(z.string()) })),
});

export type ModelRow = z.infer<typeof modelRowSchema>;

/** All models in the order of the lists; the deleted ones last. */
export const modelListShape = { models: z.array(modelRowSchema) };

const sectionStateSchema = z.strictObject({
  section: sectionName,
  /** In the form of its schema: the draft, or what is published. */
  value: z.unknown(),
  /** What is published; `null`: nothing yet. */
  published: z.unknown(),
  is_draft: z.boolean(),
  /** Grows with every change; sent back with the next one. */
  version: z.number(),
  /** Who saved it last, and when; `''`: not recorded. */
  by: z.string(),
  date: z.string(),
  time: z.string(),
});

export type SectionState = z.infer<typeof sectionStateSchema>;

const plannedParts = z.array(z.strictObject({ id: z.number(), price: z.number() }));

const plannedPricesSchema = z.strictObject({
  id: z.number(),
  /** `YYYY-MM-DD`: from this day on. */
  valid_from: z.string(),
  /** Rupees. */
  variants: plannedParts,
  accessories: plannedParts,
  /** Price of the model itself; `null`: it is not planned. */
  price: z.nullable(z.number()),
  by: z.string(),
});

/** The draft that is published at `publish_at`. */
const planSchema = z.strictObject({
  by: z.string(),
  /** The sections that are unchanged since they were planned. */
  coming: z.array(sectionName),
  /** Sections that have changed since: they stay drafts, and keep a model that visitors do not see yet unpublished. */
  left_out: z.array(sectionName),
});

/** A model as its editors see it. */
export const modelDetailSchema = z.strictObject({
  ...modelStateSchema.shape,
  /** `null`: nothing is planned. */
  plan: z.nullable(planSchema),
  sections: z.array(sectionStateSchema),
  planned_prices: z.array(plannedPricesSchema),
  /** The uploaded pictures that its sections name, except those of the 360 view. */
  pictures: z.array(uploadedPictureSchema),
  /** Labels and values of its specifications and strip that the product translates, by their stored form. */
  usual_words: z.record(z.string(), z.strictObject({ bn: z.string(), hi: z.string() })),
});

export type ModelDetail = z.infer<typeof modelDetailSchema>;

export const newModelSchema = z.object({
  type: vehicleTypeSchema,
  name: nameSchema,
  copyOf: z.optional(z.int()),
});

/** Saves a section in the draft; `null`: deletes its draft. */
export const sectionChangeSchema = z.object({
  version: z.int(coded('not_version')),
  value: z.unknown(),
  /** Absent: no repetition is recognised. */
  key: z.optional(requestKeySchema),
});

/** Publishes the drafts of sections with these versions, now or `at` an instant. */
export const publicationSchema = z.object({
  versions: z.partialRecord(sectionName, z.int(coded('not_version'))),
  at: z.optional(minuteSchema),
});

/** The new place of a model in the lists: behind this one; 0: at the beginning. */
export const modelMoveSchema = z.object({ after: z.int(coded('not_model')) });

/** Name in a model's history for prices that were planned from a day on, or cancelled. */
export const PLANNED_PRICES = 'planned-prices';

/** The value before or after a change of `PLANNED_PRICES`, unless it is `null`. */
export interface PlannedChange {
  /** `YYYY-MM-DD` */
  validFrom: string;
  /** With the names that the parts had then; rupees. */
  prices: { name: string; price: number }[];
}

export const modelHistorySchema = historySchema({
  section: z.union([sectionName, z.literal(PLANNED_PRICES)]),
  /** As calls send it, or a `PlannedChange`; `null`: there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
