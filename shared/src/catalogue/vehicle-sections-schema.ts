import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';
import { localTextSchema, translationsSchema } from '../text/local-text-schema.ts';
import { requiredTextSchema, textSchema } from '../text/text-schema.ts';
import { eachOnce, matching } from '../values/value-schemas.ts';
import { MOST_PRICE_RUPEES } from './changes.ts';
import { turnFrames } from './turn.ts';
import { vehicleTypeSchema } from './model-choice.ts';
import { specSections, fuels, vehicleClasses } from './vehicle.ts';

/** In code points; for lists, the number of items. */
export const vehicleLimits = {
  name: 60,
  details: 1000,
  line: 100,
  variant: 60,
  colour: 60,
  label: 60,
  value: 300,
  heading: 100,
  description: 1000,
  partNo: 40,
  image: 200,
  variants: 20,
  colours: 20,
  specs: 200,
  features: 30,
  accessories: 60,
};

/** @param keyOf a value that is different for every item */
function listOf<Item extends z.ZodMiniType>(
  item: Item,
  max: number,
  keyOf: (value: z.output<Item>) => string = () => '',
) {
  return z.array(item).check(
    z.maxLength(max, coded('too_many_values', { max })),
    eachOnce((each) => keyOf(each).toLowerCase()),
  );
}

/** No other part of its kind ever gets the same number. 0: it is new, and gets one when it is stored. */
const id = z.int().check(z.nonnegative());

/** In rupees; the output is `pricePaise`. */
const price = rupeesSchema(MOST_PRICE_RUPEES, 'not_price');

const figure = (min: number, max: number) => {
  const wrong = coded('not_figure', { min, max });
  return z.nullable(z.number(wrong).check(z.minimum(min, wrong), z.maximum(max, wrong)));
};

/** Path of a picture of this site; `''`: none. */
const image = z
  .string(coded('not_picture_path'))
  .check(
    z.maxLength(vehicleLimits.image, coded('not_picture_path')),
    z.regex(/^(\/(pictures|uploads)(\/[\w-]+)+\.[a-z0-9]+)?$/, coded('not_picture_path')),
  );

/** A display name; it cannot have signs alone. */
const nameOf = (max: number) =>
  z.pipe(
    requiredTextSchema({ max }),
    z.string().check(z.regex(/[\p{L}\p{N}]/u, coded('not_name'))),
  );

export const nameSchema = nameOf(vehicleLimits.name);

/** Leaves out translations that were not given, so that a section without any is as it always was. */
const withoutAbsent = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

const lineInSchema = translationsSchema({ max: vehicleLimits.line });

const about = z.pipe(
  z.strictObject({
    type: vehicleTypeSchema,
    name: nameSchema,
    class: z.nullable(z.enum(vehicleClasses, coded('not_option', { options: vehicleClasses }))),
    /** One paragraph. */
    details: localTextSchema({ max: vehicleLimits.details }),
    /** The three lines of the model strip. */
    engine: textSchema({ max: vehicleLimits.line }),
    engineIn: lineInSchema,
    power: textSchema({ max: vehicleLimits.line }),
    powerIn: lineInSchema,
    transmission: textSchema({ max: vehicleLimits.line }),
    transmissionIn: lineInSchema,
    /** By which models are compared; `null`: not given, or the model has none. */
    figures: z.strictObject({
      fuel: z.nullable(z.enum(fuels, coded('not_option', { options: fuels }))),
      engineCc: figure(1, 3000),
      /** For an electric vehicle, kW. */
      motorKw: figure(0.1, 300),
      /** km per litre. */
      mileage: figure(1, 200),
      /** For an electric vehicle with a full battery, km. */
      rangeKm: figure(1, 1000),
      /** mm. */
      seatHeight: figure(300, 1200),
      /** kg. */
      kerbWeight: figure(20, 600),
    }),
    /** Ex-showroom, for a model without variants; else `null`. */
    price: z.nullable(price),
  }),
  z.transform(({ price: pricePaise, ...rest }) => withoutAbsent({ ...rest, pricePaise })),
);

const variant = z.pipe(
  z.strictObject({ id, name: nameOf(vehicleLimits.variant), price }),
  z.transform(({ price: pricePaise, ...rest }) => ({ ...rest, pricePaise })),
);

const colour = z.pipe(
  z.strictObject({
    id,
    name: nameOf(vehicleLimits.colour),
    nameIn: translationsSchema({ max: vehicleLimits.colour }),
    swatch: z.nullable(matching(/^#[0-9a-f]{6}$/, coded('not_swatch'))),
    image,
  }),
  z.transform(withoutAbsent),
);

const label = z
  .string(coded('not_label'))
  .check(
    z.maxLength(vehicleLimits.label, coded('too_long', { max: vehicleLimits.label })),
    z.regex(/^[A-Za-z][A-Za-z0-9]*$/, coded('not_label')),
  );

const specLine = z.pipe(
  z.strictObject({
    section: z.enum(specSections, coded('not_option', { options: specSections })),
    /** In camel case, abbreviations in capitals: shown split into words. No section has a label twice. */
    label,
    /** In place of the product's own translations, which the usual labels have. */
    labelIn: translationsSchema({ max: vehicleLimits.label }),
    value: requiredTextSchema({ max: vehicleLimits.value }),
    valueIn: translationsSchema({ max: vehicleLimits.value }),
  }),
  z.transform(withoutAbsent),
);

const featureShape = {
  heading: localTextSchema({ max: vehicleLimits.heading, isRequired: true }),
  description: localTextSchema({ max: vehicleLimits.description }),
  image,
};

const accessory = z.pipe(
  z.strictObject({ id, ...featureShape, partNo: textSchema({ max: vehicleLimits.partNo }), price }),
  z.transform(({ price: pricePaise, ...rest }) => ({ ...rest, pricePaise })),
);

/** The values of each section of a model: prices come in as rupees and go out as paise. */
export const vehicleSectionSchemas = {
  about,
  variants: listOf(variant, vehicleLimits.variants, ({ name }) => name),
  colours: listOf(colour, vehicleLimits.colours, ({ name }) => name),
  specs: listOf(specLine, vehicleLimits.specs, (line) => `${line.section} ${line.label}`),
  features: listOf(z.strictObject(featureShape), vehicleLimits.features),
  accessories: listOf(accessory, vehicleLimits.accessories),
  pictures: z.strictObject({
    lead: image,
    side: image,
    icon: image,
    name: image,
    /** Pictures of the 360 view, in turning order. */
    frames: listOf(image, turnFrames.most),
  }),
};

export const vehicleSchema = z.strictObject(vehicleSectionSchemas);
