import {
  editedPages,
  isEditedPage,
  type DemoContent,
  type SettingName,
  type Setting,
} from '@dealership/shared';
import { settingsOf, valuesOf } from './sections/form-settings.ts';

/** Which screen changes a fact. */
export function screenOf(name: SettingName): 'dealership' | 'hours' | 'pages' {
  if (name === 'week' || name === 'specialDays') return 'hours';
  return isEditedPage(name) ? 'pages' : 'dealership';
}

/** Where what the demo shows beside the facts is changed. */
export const contentScreens = {
  prices: 'price',
  offers: 'offer',
  notifications: 'notification',
  gallery: 'gallery',
} as const satisfies Record<DemoContent, string>;

/** Facts that say nothing to visitors by themselves. */
const unseen: readonly SettingName[] = ['setup', 'demoContent'];

/** The facts of the dealership and its first branch that are still the demo's. */
export function sampleSettings(settings: readonly Setting[]): readonly Setting[] {
  return settings.filter(
    ({ name, branch, is_sample: isSample }) => isSample && branch <= 1 && !unseen.includes(name),
  );
}

/** What is still the demo's beside the facts. */
export function demoContentOf(settings: readonly Setting[]): readonly DemoContent[] {
  return valuesOf<'demoContent'>(settingsOf(settings, ['demoContent'])).demoContent;
}

export function isSetUp(settings: readonly Setting[]): boolean {
  return valuesOf<'setup'>(settingsOf(settings, ['setup'])).setup === 'done';
}

/** What the demo says about itself, and what there is instead of it. */
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

/** Facts whose sample is true of any dealership: read once, they may stay. */
export const standardSettings: readonly SettingName[] = [
  ...editedPages.filter((page) => !(page in withoutDemo)),
  'shortLine',
  'grievance',
  'loan',
];
