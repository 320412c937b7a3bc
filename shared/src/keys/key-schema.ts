import * as z from 'zod/mini';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { daySchema } from '../text/day-schema.ts';
import { listSchema } from '../values/value-schemas.ts';
import { keyLimits, keyRights } from './keys.ts';

const branch = z.nullable(z.int(coded('not_branch')).check(z.positive(coded('not_branch'))));

/** Body of a new key. */
export const newKeySchema = z.object({
  name: textSchema({ max: keyLimits.name, missing: 'name_missing' }),
  rights: listSchema(z.enum(keyRights, coded('invalid')), { least: 1, max: keyRights.length }),
  /** The kinds that it may send and read. */
  kinds: listSchema(z.enum(enquiryKinds, coded('not_kind')), {
    least: 1,
    max: enquiryKinds.length,
    problem: 'not_kind',
  }),
  /** The branch that its leads are for; `null`: none in particular. */
  branch: z.optional(branch),
  /** Its last day; absent, `''` and `null`: it has none. */
  expireDate: z.nullish(z.union([z.literal(''), daySchema], coded('not_date'))),
});

/** A key as owners see it, without its secret. */
export const keyRowSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  rights: z.array(z.enum(keyRights)),
  kinds: z.array(enquiryKindSchema),
  branch: z.nullable(z.number()),
  /** `YYYY-MM-DD`; `''`: it has no last day. */
  expire_date: z.string(),
  /** Its first characters, by which it is recognised. */
  begins: z.string(),
  /** User id. */
  made_by: z.string(),
  /** Epoch ms, as the others; `null`: never. */
  made_at: z.number(),
  used_at: z.nullable(z.number()),
  revoked_at: z.nullable(z.number()),
});
export type KeyRow = z.infer<typeof keyRowSchema>;

/** Answer of a new key: the only one that has its secret. */
export const madeKeySchema = z.strictObject({ ...keyRowSchema.shape, key: z.string() });
