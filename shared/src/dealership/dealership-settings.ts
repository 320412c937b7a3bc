import type * as z from 'zod/mini';
import type { Permission } from '../auth/permissions.ts';
import type { EditedPage } from '../page-texts/page-text.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';
import type { branchSettingSchemas, dealershipSettingSchemas } from './setting-schemas.ts';
import type { NoticeSetting } from './notice-languages.ts';
import type { settingsOfFirst, PictureSetting } from './setting-values.ts';

type Values<Schemas extends Record<string, z.ZodMiniType>> = DeepReadonly<{
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
}>;

/** Settings of the whole dealership: each is its own record, with a version and a history. */
export type DealershipSettings = Values<typeof dealershipSettingSchemas>;
export type PageSettings = Pick<DealershipSettings, EditedPage>;
export type NoticeSettings = Pick<DealershipSettings, NoticeSetting>;
export type PictureSettings = Pick<DealershipSettings, PictureSetting>;

/** Settings of a branch; those of branch 1 are the dealership's address, numbers and hours. */
export type BranchSettings = Values<typeof branchSettingSchemas>;
export type Address = BranchSettings['address'];
export type Position = BranchSettings['position'];

type Shared = (typeof settingsOfFirst)[number];

export type FurtherBranchSettings = Omit<BranchSettings, Shared> & {
  readonly [Name in Shared]: BranchSettings[Name] | null;
};

export type SettingName = keyof DealershipSettings | keyof BranchSettings;

/** Settings that start with a usual value and not a sample. */
export const usualSettings: readonly SettingName[] = [
  'answerTimes',
  'promises',
  'assignments',
  'lostReasons',
  'confirmationLimit',
  'upiId',
  'bookingRefund',
  'cardDays',
  'showsStock',
  'calendarNames',
];

/** What a person needs beside `settings.edit` to change a setting: by it customers' names leave for other companies. */
export const settingPermissions: Readonly<Partial<Record<SettingName, Permission>>> = {
  calendarNames: 'keys.manage',
};

/** Settings that have to be the dealership's own before its first steps are done. */
export const firstSettings: readonly SettingName[] = [
  'name',
  'address',
  'phones',
  'whatsapp',
  'email',
  'week',
  'position',
];
