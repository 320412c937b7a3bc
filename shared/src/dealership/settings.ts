import * as z from 'zod/mini';
import { uploadedPictureSchema } from '../content/uploaded-picture.ts';
import { coded, problemsOf } from '../errors/problem.ts';
import { historySchema } from '../history/history-schema.ts';
import { branchSettingSchemas, dealershipSettingSchemas } from './setting-schemas.ts';
import { FIRST_BRANCH, settingsOfFirst } from './setting-values.ts';
import type { SettingName } from './dealership-settings.ts';

export const settingSchemas = { ...dealershipSettingSchemas, ...branchSettingSchemas };

/** What staff may enter for a setting of a branch, or of the dealership (0). */
function settingSchemaOf(name: SettingName, branch: number): z.ZodMiniType {
  const mayBeLeft = branch > FIRST_BRANCH && settingsOfFirst.some((each) => each === name);
  return mayBeLeft ? z.nullable(settingSchemas[name]) : settingSchemas[name];
}

const settingNames = Object.keys(settingSchemas) as SettingName[];

/** Whether a setting belongs to a branch and not to the whole dealership. */
export function isOfBranch(name: SettingName): boolean {
  return name in branchSettingSchemas;
}

/** Settings with a call of their own, since they need more than `settings.edit`. */
const ownCalls: readonly SettingName[] = ['retention'];

const changeableNames = settingNames.filter((name) => !ownCalls.includes(name));

/** Checks a new value for a setting: returns it as it is stored, or its problems by place. */
export function checkSetting<Name extends SettingName>(name: Name, value: unknown, branch = 0) {
  const { data, error } = settingSchemaOf(name, branch).safeParse(value);
  const problems = problemsOf(error, name);
  return { value: data as z.output<(typeof settingSchemas)[Name]>, problems };
}

const settingShape = {
  /** The branch, or 0: the dealership as a whole. */
  branch: z.number(),
  name: z.enum(settingNames),
  /** Has the schema in `settingSchemas`. */
  value: z.unknown(),
  /** Grows with every change; sent back with the next one. */
  version: z.number(),
  /** Whether it is still the value of the demo. */
  is_sample: z.boolean(),
  /** The environment variable that sets the value in place of the setting, which then cannot be changed. */
  fixed_by: z.optional(z.string()),
};

const settings = z.array(z.strictObject(settingShape));

export const settingsSchema = z.strictObject({
  settings,
  pictures: z.array(uploadedPictureSchema),
});

export const changedSettingsShape = { settings };

export type Setting = z.infer<typeof settingsSchema>['settings'][number];

/** Body of a change of settings: all of them are stored, or none. */
export const settingsChangeSchema = z.object({
  changes: z
    .array(
      z.object({
        branch: z.int(coded('not_fact')),
        name: z.enum(changeableNames, coded('not_fact')),
        /** The version that the change was made from; 409 `changed_meanwhile` when it is not the present one. */
        version: z.int(coded('not_version')),
        value: z.unknown(),
      }),
      coded('invalid'),
    )
    .check(z.minLength(1, coded('value_missing')), z.maxLength(40, coded('invalid'))),
});

export type SettingsChange = z.infer<typeof settingsChangeSchema>['changes'][number];

export const settingHistorySchema = historySchema({ before: z.unknown(), after: z.unknown() });

export type SettingHistory = z.infer<typeof settingHistorySchema>;
