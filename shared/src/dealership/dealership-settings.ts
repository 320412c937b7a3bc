import type {
  AllAnswerTimes,
  Assignments,
  LostReason,
  PromisedKind,
} from '../desk/answering/answering.ts';
import type { OpeningHours } from '../opening/hours.ts';
import type { EditedPage, WrittenPage } from '../page-texts/page-text.ts';
import type { RetentionMonths } from '../retention/retention-months.ts';
import type { LocalText } from '../text/local-text.ts';

/** Departments with their own telephone numbers, in the order in which they are shown. */
export const departments = ['sales', 'service', 'spare-parts', 'insurance'] as const;
export type Department = (typeof departments)[number];

export interface Address {
  street: string;
  city: string;
  state: string;
  pinCode: string;
}

/** Degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Pages elsewhere that the site can show a mark for: names of companies, in every language. */
// oxlint-disable-next-line dealership/no-literal-text
export const socialNetworks = ['Facebook', 'Instagram', 'YouTube'] as const;

export interface SocialLink {
  label: string;
  url: string;
}

/** Texts of pages; `null`: the text of the product, which a later version may have improved. */
export type PageSettings = Readonly<Record<EditedPage, WrittenPage | null>>;

/**
 * Pictures that belong to no model: on the phone's home page, in link previews, the site's icon, the map of the way.
 */
export const pictureSettings = ['still', 'sharePicture', 'icon', 'planPicture'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

/** Whether a setting is a picture. */
export function isPictureSetting(name: string): name is PictureSetting {
  return pictureSettings.some((each) => each === name);
}

/** Addresses of uploaded pictures; `null`: the one that comes with the product. */
export type PictureSettings = Readonly<Record<PictureSetting, string | null>>;

/** What visitors see of the demo beside the settings. */
export const demoContents = ['prices', 'offers', 'notifications', 'gallery'] as const;
export type DemoContent = (typeof demoContents)[number];

/** Places with a name on the drawn map of the way to the first branch. */
export const planPlaces = ['crossing', 'bypass', 'river', 'up', 'station'] as const;
export type PlanPlace = (typeof planPlaces)[number];

/** Settings of the whole dealership: each is its own record, with a version and a history. */
export interface DealershipSettings extends PageSettings, PictureSettings {
  name: string;
  /** What is sold here and how, in a few words without a full stop. */
  shortLine: LocalText;
  /** The company behind the name; `''`: it has the same name. */
  legalName: string;
  /** The person who answers complaints about personal data; empty values are those of the dealership. */
  grievance: { name: string; post: LocalText; email: string; phone: string };
  /** International number without plus or blanks, as wa.me needs it. */
  whatsapp: string;
  socialLinks: readonly SocialLink[];
  /** Id of the Joy Club's film on YouTube. */
  film: string;
  /** The names on the drawn map, whose lines show the roads around the demo's showroom; `null`: no map is drawn. */
  areaPlan: Readonly<Record<PlanPlace, LocalText>> | null;
  /** How to reach the first branch: a line for each way, with a colon after the place where it starts. */
  directions: LocalText;
  developerCredit: { name: string; url: string };
  vendorCredit: string;
  /** Whether the first steps are done: then no contact setting that visitors see is a sample. */
  setup: 'open' | 'done';
  /** Parts of the demo that the dealership has not yet accepted as its own. */
  demoContent: readonly DemoContent[];
  /** A typical loan, which the EMI calculator offers. */
  loan: {
    annualRate: number;
    years: readonly number[];
    /** One of them; the first if none was chosen. */
    defaultYears?: number | undefined;
  };
  /** Changing it needs a permission of its own (`retention.edit`). */
  retention: RetentionMonths;
  /** How soon enquiries of each kind have to be answered. */
  answerTimes: AllAnswerTimes;
  /** The kinds whose senders see by when they will be called (rules: promise); `null`: not decided yet, so none do. */
  promises: readonly PromisedKind[] | null;
  /** Who gets new enquiries. */
  assignments: Assignments;
  /** Why enquiries end without success, in the order in which they are offered. */
  lostReasons: readonly LostReason[];
  /** The most confirmations sent in an hour, to all addresses together (rules: confirmation-limits). */
  confirmationLimit: number;
  /** Whether pages push a conversion to `window.dataLayer` for every accepted enquiry. */
  tracking: boolean;
}

/** Settings of a branch; those of branch 1 are the dealership's address, numbers and hours. */
export interface BranchSettings {
  /** `''`: the name of the dealership. */
  branchName: string;
  address: Address;
  position: Position;
  email: string;
  phones: Readonly<Record<Department, readonly string[]>>;
  week: OpeningHours['week'];
  specialDays: OpeningHours<LocalText>['special'];
}

/** A further branch may take these from branch 1: `null`. Its place on the map is then unknown. */
type Shared = 'position' | 'email' | 'week' | 'specialDays';

/** Settings of a branch other than the first. */
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
