import * as z from 'zod/mini';
import { emailSchema, mobileSchema } from '../enquiries/field-schemas.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { limits } from '../enquiries/fields.ts';
import { coded } from '../errors/problem.ts';
import { textSchema } from '../text/text-schema.ts';
import { isCalendarDay } from '../time/ist.ts';
import { clearable } from './account-changes.ts';
import { foldUserId, isUserId } from './account.ts';
import { accountRecordSchema } from './account-schema.ts';
import { enquiryKinds } from '../enquiries/registry.ts';
import { factors } from './second-factor.ts';
import { roles } from './permissions.ts';

export const PASSWORD_LINK_HOURS = 48;

const roleSchema = z.enum(roles, coded('not_role', { options: roles }));

const kindsSchema = z.pipe(
  z.array(z.enum(enquiryKinds, coded('not_kind')), coded('not_kind')),
  z.transform((kinds) => enquiryKinds.filter((kind) => kinds.includes(kind))),
);

/** A user id typed on a phone, which capitalises the first letter. */
const newUserId = z.pipe(
  z.pipe(z.string(coded('new_user_id_missing')), z.transform(foldUserId)),
  z
    .string()
    .check(z.minLength(1, coded('new_user_id_missing')), z.refine(isUserId, coded('not_user_id'))),
);

const userName = textSchema({ max: limits.name, missing: 'name_missing' });

/** A day; `''` and `null`: no end. */
const expireDate = z.pipe(
  z.pipe(
    z.nullable(z.string(coded('not_date'))),
    z.transform((day) => day || null),
  ),
  z.nullable(z.string().check(z.refine(isCalendarDay, coded('not_date')))),
);

/** Number of the branch where the person works; `null`: no single branch. */
const branchId = z.nullable(z.int(coded('not_branch')).check(z.positive(coded('not_branch'))));

/** Numbers of the branches whose enquiries the person reads; `null`: all. */
const branches = z.nullable(
  z.pipe(
    z
      .array(z.int(coded('not_branch')).check(z.positive(coded('not_branch'))), coded('not_branch'))
      .check(z.minLength(1, coded('value_missing'))),
    z.transform((ids) => [...new Set(ids)].sort((one, other) => one - other)),
  ),
);

/** Whether the person gets new enquiries in turn while on duty. */
const takesTurns = z.boolean(coded('not_boolean'));

/** Body of a new account. It has no password: its link sets one. */
export const newStaffSchema = z.object({
  userId: newUserId,
  userName,
  mobileNo: clearable(mobileSchema),
  email: clearable(emailSchema),
  role: roleSchema,
  /** Absent: the kinds of the role. */
  kinds: z.optional(kindsSchema),
  /** Absent: all. */
  branches: z.optional(branches),
  /** Absent: none. */
  branch: z.optional(branchId),
  expireDate: z.optional(expireDate),
  /** Absent: the default of the role. */
  takesTurns: z.optional(takesTurns),
});

/** Body of a change of an account: absent values stay. */
export const staffChangeSchema = z.object({
  /** The version that the change was made from; 409 `changed_meanwhile` when it is not the present one. */
  version: z.int(coded('not_version')),
  userName: z.optional(userName),
  mobileNo: clearable(mobileSchema),
  email: clearable(emailSchema),
  role: z.optional(roleSchema),
  kinds: z.optional(kindsSchema),
  branches: z.optional(branches),
  branch: z.optional(branchId),
  expireDate: z.optional(expireDate),
  isActive: z.optional(z.boolean(coded('not_boolean'))),
  takesTurns: z.optional(takesTurns),
  /** Who gets the open enquiries that the person may no longer answer; absent, `null`: the queue of their kind. */
  handOverTo: z.nullish(z.string(coded('not_user_id'))),
});

/** An account as the owner sees it. */
export const staffRowSchema = z.strictObject({
  ...accountRecordSchema.shape,
  role: z.enum(roles),
  kinds: z.array(enquiryKindSchema),
  /** Numbers of the branches whose enquiries the person reads, without deleted ones; `null`: all. */
  branches: z.nullable(z.array(z.number())),
  /** Number of the branch where the person works; `null`: no single branch, or a deleted one. */
  branch: z.nullable(z.number()),
  /** Whether the person gets new enquiries in turn while on duty. */
  takes_turns: z.boolean(),
  /** `YYYY-MM-DD` and `HH:MM:SS` of the last request; `''`: none yet. */
  last_seen_date: z.string(),
  last_seen_time: z.string(),
  has_password: z.boolean(),
  second_factors: z.array(z.enum(factors)),
  /** Until when an unused link for a new password works, `YYYY-MM-DD HH:MM`; `''`: there is none. */
  link_until: z.string(),
  sessions: z.number(),
  /** Grows with every change; sent back with the next one. */
  version: z.number(),
});

export type StaffRow = z.infer<typeof staffRowSchema>;

export const roleRuleSchema = z.strictObject({ role: z.enum(roles), second_factor: z.boolean() });

export type RoleRule = z.infer<typeof roleRuleSchema>;

export const staffListSchema = z.strictObject({
  staff: z.array(staffRowSchema),
  roles: z.array(roleRuleSchema),
});

export const roleRuleChangeSchema = z.object({ secondFactor: z.boolean(coded('not_boolean')) });

/** A link for setting a password, shown once. */
export const newLinkShape = {
  /** It follows `#` in the address, so that no server sees it. */
  token: z.string(),
  /** Until when it works, `YYYY-MM-DD HH:MM`. */
  link_until: z.string(),
};
