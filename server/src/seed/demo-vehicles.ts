import * as z from 'zod/mini';
import { modelKey, specSections, vehicleClasses } from '@dealership/shared';
import data from './demo-vehicles.json' with { type: 'json' };
import { fileNameOf } from './file-name.ts';

/** No longer than its column. */
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const rupees = z.int().check(z.positive());
const fileName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** In camel case: shown split into words. */
const label = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/), z.maxLength(60));

/** A model of the demo catalogue. Prices are ex-showroom rupees. */
const vehicleSchema = z
  .strictObject({
    type: z.enum(['motorcycle', 'scooter']),
    /** Name of the model's folder in `server/pictures`. */
    id: fileName,
    /** Its name in calls and addresses, where blanks and case are ignored. */
    bikeName: text(60),
    /** Display name. */
    name: text(60),
    /** One paragraph for people who compare models. */
    details: text(1000),
    class: z.enum(vehicleClasses),
    /** The three lines of the model strip. */
    engine: text(100),
    power: text(100),
    transmission: text(100),
    /** For a model without variants; others have a price for each variant. */
    price: z.optional(rupees),
    /** Colour in the pictures of a model that lists no colours. */
    shownIn: z.optional(text(60)),
    /** In the order in which they are offered. Empty, like all lists below, for a model without detail data. */
    variants: z.array(z.strictObject({ name: text(60), price: rupees })),
    colours: z.array(text(60)),
    specs: z.nullable(z.record(z.enum(specSections), z.record(label, text(300)))),
    features: z.array(
      z.strictObject({
        heading: text(100),
        /** The picture of the model that shows it: the whole from the side, or one of its `details`. */
        shot: z.enum(['side', 'dash', 'engine', 'lamp', 'rear', 'seat', 'wheel']),
        description: text(1000),
      }),
    ),
    accessories: z.array(
      z.strictObject({
        heading: text(100),
        /** Its picture in `server/pictures/accessories`. */
        picture: fileName,
        description: text(1000),
        partNo: text(40),
        price: rupees,
      }),
    ),
  })
  .check(
    z.refine(({ price, variants }) => (price === undefined) === variants.length > 0, {
      path: ['price'],
      error: 'A model has either variants with prices or a price of its own.',
    }),
  );

export type SeedVehicle = z.infer<typeof vehicleSchema>;

const areDistinct = (names: readonly string[]) => new Set(names).size === names.length;

/** Schema of `demo-vehicles.json`: the models in the order of the site's lists. */
export const demoVehiclesSchema = z.array(vehicleSchema).check(
  z.refine((all) => areDistinct(all.map(({ id }) => id)), 'Two models have the same id.'),
  z.refine(
    (all) => areDistinct(all.map(({ bikeName }) => modelKey(bikeName))),
    'Two models have the same bikeName.',
  ),
  z.refine(
    (all) => areDistinct(all.map(({ name }) => fileNameOf(name))),
    'Two models have names that make the same address.',
  ),
);

/**
 * The models of the demo catalogue, in the order of the lists.
 *
 * @throws naming each path in `demo-vehicles.json` that does not match the schema
 */
export function readDemoVehicles(): SeedVehicle[] {
  return demoVehiclesSchema.parse(data);
}
