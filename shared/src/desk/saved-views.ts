import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { requiredTextSchema } from '../text/text-schema.ts';
import { savedViewLimits } from './desk-limits.ts';
import { deskQuerySchema } from './desk-schema.ts';

/** The filters that a view keeps: no search term, which may be a customer's name, and no day, which passes. */
const filterShape = z.pick(deskQuerySchema, {
  view: true,
  kinds: true,
  status: true,
  branch: true,
  assignee: true,
}).shape;

const givenFilterSchema = z.strictObject({
  ...filterShape,
  // Any value is stored, so it is limited to the length of an account's id.
  assignee: z.optional(z.string(coded('not_user_id')).check(z.maxLength(64, coded('not_user_id')))),
});
export type ViewFilter = z.infer<typeof givenFilterSchema>;

const nameSchema = requiredTextSchema({ max: savedViewLimits.name });
const sharedSchema = z.boolean(coded('not_boolean'));

/** A new view comes after the others. */
export const newViewSchema = z.object({
  name: nameSchema,
  filter: givenFilterSchema,
  isShared: z._default(sharedSchema, false),
});
export type NewView = z.infer<typeof newViewSchema>;

/** A change of a view; absent values stay. */
export const viewChangeSchema = z.object({
  name: z.optional(nameSchema),
  filter: z.optional(givenFilterSchema),
  isShared: z.optional(sharedSchema),
  /** Moves it behind this view; 0: to the beginning. */
  after: z.optional(z.int(coded('not_view'))),
});
export type ViewChange = z.infer<typeof viewChangeSchema>;

const savedViewSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  filter: z.strictObject(filterShape),
  is_shared: z.boolean(),
  /** Whether the caller may change it. */
  is_mine: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** In order: the person's own ones, then the shared ones. */
export const savedViewsSchema = z.strictObject({ views: z.array(savedViewSchema) });
export type SavedViews = z.infer<typeof savedViewsSchema>;
