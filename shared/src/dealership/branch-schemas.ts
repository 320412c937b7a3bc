import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { addressSchema, branchSettingSchemas, phoneSchema } from './setting-schemas.ts';

const branchRowSchema = z.strictObject({
  id: z.number(),
  /** Its own name, or that of the dealership and the city. */
  name: z.string(),
  /** On one line. */
  address: z.string(),
  is_shown: z.boolean(),
  /** How many more days it can be restored; `null`: it is not deleted. */
  days_left: z.nullable(z.number()),
});

export type BranchRow = z.infer<typeof branchRowSchema>;

/** All branches in their order; the deleted ones last, the latest first. */
export const branchListShape = { branches: z.array(branchRowSchema) };

/** A further branch, with only what its page needs. */
export const newBranchSchema = z.object({
  /** `''`: the name of the dealership. */
  branchName: branchSettingSchemas.branchName,
  ...addressSchema.shape,
  /** The first number of the sales department. */
  phone: phoneSchema,
});

export type NewBranch = z.infer<typeof newBranchSchema>;

export const branchChangeSchema = z.object({
  isShown: z.optional(z.boolean(coded('not_boolean'))),
  /** The branch that it follows; 0: it becomes the first. */
  after: z.optional(z.int(coded('not_branch'))),
});
