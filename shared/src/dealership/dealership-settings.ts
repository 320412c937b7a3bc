import type * as z from 'zod/mini';
import type { EditedPage } from '../page-texts/page-text.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';
import type { branchSettingSchemas, dealershipSettingSchemas } from './setting-schemas.ts';

/** Departments with their own telephone numbers, in the order in which they are shown. */
export const departments = ['sales', 'service', 'spare-parts', 'insurance'] as const;
export type Department = (typeof departments)[number];

/** Pages elsewhere that the site can show a mark for: names of companies, in every language. */
// oxlint-disable-next-line dealership/no-literal-text
export const socialNetworks = ['Facebook', 'Instagram', 'YouTube'] as const;

/**
 * Pictures that belong to no model: on the phone's home page, in link previews, the site's icon, the map of the way.
 */
export const pictureSettings = ['still', 'sharePicture', 'icon', 'planPicture'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

export function isPictureSetting(name: string): name is PictureSetting {
  return pictureSettings.some((each) => each === name);
}

/** What visitors see of the demo beside the settings. */
export const demoContents = ['prices', 'offers', 'notifications', 'gallery'] as const;
export type DemoContent = (typeof demoContents)[number];

/** Places with a name on the drawn map of the way to the first branch. */
export const planPlaces = ['crossing', 'bypass', 'river', 'up', 'station'] as const;
export type PlanPlace = (typeof planPlaces)[number];

type Values<Schemas extends Record<string, z.ZodMiniType>> = DeepReadonly<{
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
}>;

/** Settings of the whole dealership: each is its own record, with a version and a history. */
export type DealershipSettings = Values<typeof dealershipSettingSchemas>;
export type PageSettings = Pick<DealershipSettings, EditedPage>;
export type PictureSettings = Pick<DealershipSettings, PictureSetting>;

/** Settings of a branch; those of branch 1 are the dealership's address, numbers and hours. */
export type BranchSettings = Values<typeof branchSettingSchemas>;
export type Address = BranchSettings['address'];
export type Position = BranchSettings['position'];

/** A further branch may take these from branch 1: `null`. Its place on the map is then unknown. */
type Shared = 'position' | 'email' | 'week' | 'specialDays';

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
];

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
