import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';
import type { BranchSettings, Position } from './dealership-settings.ts';
import { noticeLanguages } from './notice-languages.ts';
import { departments, planPlaces, type PlanPlace } from './setting-values.ts';

const link = z.object({ label: z.string(), url: z.string() });
const intervals = z.array(z.object({ opens: z.string(), closes: z.string() }));
const position = z.object({ latitude: z.number(), longitude: z.number() });
const phone = z.object({ department: z.enum(departments), label: z.string(), phone: z.string() });
export type Phone = z.infer<typeof phone>;

/** When a branch is open; reasons are in one language. */
export const openingHoursSchema = z.object({
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

/** What a visitor of a branch needs beside its address and numbers. */
export const visitSchema = z.strictObject({
  /** On one line. */
  address: z.string(),
  position: z.nullable(position),
  hours: openingHoursSchema,
  /** Its numbers beside those of `Dealer`, in the order in which they are shown. */
  phones: z.array(phone),
});
export type Visit = DeepReadonly<z.infer<typeof visitSchema>>;

/** The dealership's own map of the way. */
const planPicture = z.object({
  path: z.string(),
  /** The `srcset` attribute of the picture. */
  sizes: z.string(),
  /** In pixels, as is `height`. */
  width: z.number(),
  height: z.number(),
  /** Text for people who cannot see it; `''`: none was given. */
  alt: z.string(),
});
export type PlanPicture = z.infer<typeof planPicture>;

/** A visible branch, as menus name it. */
const branchLink = z.object({
  id: z.number(),
  /** Its city, and more if the city alone is not enough. */
  place: z.string(),
});
export type BranchLink = z.infer<typeof branchLink>;

/** The dealership as visitors see it, in one language. */
export const dealershipSchema = z.object({
  name: z.string(),
  shortLine: z.string(),
  /** Name of the company, or the name of the dealership. */
  legalName: z.string(),
  /** How to reach the person who answers complaints; a name and a post if the dealership has given them. */
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
  /** In the order in which they are shown. */
  phones: z.array(phone),
  whatsapp: z.string(),
  /** Opening hours of the week, in words. */
  week: z.array(z.object({ days: z.string(), times: z.string() })),
  hours: openingHoursSchema,
  loan: z.object({
    annualRate: z.number(),
    years: z.array(z.number()),
    defaultYears: z.number(),
  }),
  position,
  film: z.string(),
  /** The names on the drawn map of the way, or a picture in its place; `null`: there is none. */
  areaPlan: z.nullable(
    z.union([
      z.object(
        Object.fromEntries(planPlaces.map((place) => [place, z.string()])) as Record<
          PlanPlace,
          z.ZodMiniString
        >,
      ),
      planPicture,
    ]),
  ),
  /** Ways to the first branch. */
  directions: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Grows whenever the dealership changes its privacy policy; 0: it uses the policy of the product. */
  privacyEdition: z.number(),
  /** Further languages of the privacy notice, with the text of the link to it; absent: there are none. */
  notices: z.optional(z.array(z.object({ language: z.enum(noticeLanguages), offer: z.string() }))),
  socialLinks: z.array(link),
  developerCredit: z.object({ name: z.string(), url: z.string() }),
  vendorCredit: z.string(),
  /** How many months enquiries are kept. */
  retention: z.partialRecord(enquiryKindSchema, z.number()),
  tracking: z.boolean(),
  /** The home page's still (`stillWidths`), with the version of its addresses; absent: that of the product. */
  still: z.optional(z.object({ version: z.string(), alt: z.string() })),
  /** In the order of the menu. */
  branches: z.array(branchLink),
});
export type Dealership = DeepReadonly<z.infer<typeof dealershipSchema>>;

/** A branch with its number, which is also the number of its page; settings taken from branch 1 are filled in. */
export interface Branch extends Omit<BranchSettings, 'position'> {
  id: number;
  /** `null`: not known. */
  position: Position | null;
}
