import {
  bookingSettings,
  editedPages,
  isEditedPage,
  priceCardSettings,
  type DemoContent,
  type SettingName,
  type Setting,
} from '@dealership/shared';
import { valueOf } from './sections/form-settings.ts';

/** The screen that changes a setting. */
export function screenOf(name: SettingName): 'dealership' | 'hours' | 'on-road' | 'pages' {
  if (name === 'week' || name === 'specialDays') return 'hours';
  if ([...priceCardSettings, ...bookingSettings].some((each) => each === name)) return 'on-road';
  return isEditedPage(name) ? 'pages' : 'dealership';
}

export const contentScreens = {
  prices: 'price',
  offers: 'offer',
  notifications: 'notification',
  gallery: 'gallery',
} as const satisfies Record<DemoContent, string>;

/** Settings that visitors never see directly, or not as samples once the first steps are done. */
const unseen: readonly SettingName[] = [
  'setup',
  'demoContent',
  ...priceCardSettings,
  ...bookingSettings,
];

/** The settings of the dealership and its first branch that are still the demo's. */
export function sampleSettings(settings: readonly Setting[]): readonly Setting[] {
  return settings.filter(
    ({ name, branch, is_sample: isSample }) => isSample && branch <= 1 && !unseen.includes(name),
  );
}

export function isSetUp(settings: readonly Setting[]): boolean {
  return valueOf(settings, 'setup') === 'done';
}

/** The demo's data about itself, and the values that replace them. */
export const withoutDemo: Readonly<Partial<Record<SettingName, unknown>>> = {
  socialLinks: [],
  film: '',
  areaPlan: null,
  directions: { en: '' },
  developerCredit: { name: '', url: '' },
  vendorCredit: '',
  about: null,
  'joy-club': null,
};

/** Settings whose sample is true of any dealership: after a check they may stay. */
export const standardSettings: readonly SettingName[] = [
  ...editedPages.filter((page) => !(page in withoutDemo)),
  'shortLine',
  'grievance',
  'loan',
];
