import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { departments, planPlaces, type PlanPlace } from './dealership-settings.ts';

const link = z.object({ label: z.string(), url: z.string() });
const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));

const position = z.object({ latitude: z.number(), longitude: z.number() });
const phones = z.array(
  z.object({ department: z.enum(departments), label: z.string(), phone: z.string() }),
);
const hours = z.object({
  week: z.array(intervals),
  special: z.array(
    z.object({
      firstDay: z.string(),
      lastDay: z.string(),
      intervals,
      reason: z.string(),
    }),
  ),
});

/** Schema of `Visit` in answers. */
export const visitSchema = z.strictObject({
  address: z.string(),
  position: z.nullable(position),
  hours,
  phones,
});

/** Schema of `Dealership` in answers. */
export const dealershipSchema = z.object({
  name: z.string(),
  shortLine: z.string(),
  legalName: z.string(),
  grievance: z.object({
    name: z.string(),
    post: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    pinCode: z.string(),
  }),
  email: z.string(),
  phones,
  whatsapp: z.string(),
  week: z.array(z.object({ days: z.string(), times: z.string() })),
  hours,
  loan: z.object({
    annualRate: z.number(),
    years: z.array(z.number()),
    defaultYears: z.number(),
  }),
  position,
  film: z.string(),
  areaPlan: z.nullable(
    z.union([
      z.object(
        Object.fromEntries(planPlaces.map((place) => [place, z.string()])) as Record<
          PlanPlace,
          z.ZodMiniString
        >,
      ),
      z.object({
        path: z.string(),
        sizes: z.string(),
        width: z.number(),
        height: z.number(),
        alt: z.string(),
      }),
    ]),
  ),
  directions: z.array(z.object({ title: z.string(), text: z.string() })),
  privacyEdition: z.number(),
  socialLinks: z.array(link),
  developerCredit: z.object({ name: z.string(), url: z.string() }),
  vendorCredit: z.string(),
  retention: z.partialRecord(enquiryKindSchema, z.number()),
  tracking: z.boolean(),
  still: z.optional(z.object({ version: z.string(), alt: z.string() })),
  branches: z.array(z.object({ id: z.number(), place: z.string() })),
});
