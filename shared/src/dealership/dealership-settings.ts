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

/** Departments with telephone numbers of their own, in the order in which they are shown. */
export const departments = ['sales', 'service', 'spare-parts', 'insurance'] as const;
export type Department = (typeof departments)[number];

export interface Address {
  street: string;
  city: string;
  state: string;
  pinCode: string;
}

/** Degrees, north and east. */
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

/** Texts of pages; `null`: as they come with the product, which a later version may have mended. */
export type PageSettings = Readonly<Record<EditedPage, WrittenPage | null>>;

/** Pictures that belong to no model: the home page's on phones, that of link previews, the site's icon, the plan of the way. */
export const pictureSettings = ['still', 'sharePicture', 'icon', 'planPicture'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

/** Whether a fact is a picture. */
export function isPictureSetting(name: string): name is PictureSetting {
  return pictureSettings.some((each) => each === name);
}

/** Addresses of uploaded pictures; `null`: what comes with the product. */
export type PictureSettings = Readonly<Record<PictureSetting, string | null>>;

/** What visitors see of the demo beside the facts. */
export const demoContents = ['prices', 'offers', 'notifications', 'gallery'] as const;
export type DemoContent = (typeof demoContents)[number];

/** What has a name on the drawn plan of the way to the first branch. */
export const planPlaces = ['crossing', 'bypass', 'river', 'up', 'station'] as const;
export type PlanPlace = (typeof planPlaces)[number];

/** Facts of the whole dealership: each is a record of its own, with a version and a history. */
export interface DealershipSettings extends PageSettings, PictureSettings {
  name: string;
  /** What is sold here and how, in a few words without a full stop. */
  shortLine: LocalText;
  /** The firm behind the name; `''`: it is called the same. */
  legalName: string;
  /** Who answers complaints about personal data; what is empty is the dealership's own. */
  grievance: { name: string; post: LocalText; email: string; phone: string };
  /** International form without plus or blanks, as wa.me wants it. */
  whatsapp: string;
  socialLinks: readonly SocialLink[];
  /** Id of the Joy Club's film on YouTube. */
  film: string;
  /** The names on the drawn plan, whose lines are those around the demo's showroom; `null`: none is drawn. */
  areaPlan: Readonly<Record<PlanPlace, LocalText>> | null;
  /** How to reach the first branch: a line for each way, with a colon after where one comes from. */
  directions: LocalText;
  developerCredit: { name: string; url: string };
  vendorCredit: string;
  /** Whether the first steps are done: then no fact that visitors reach somebody by is a sample. */
  setup: 'open' | 'done';
  /** Of the demo's, what the dealership has not called its own yet. */
  demoContent: readonly DemoContent[];
  /** What most customers' loans are like; the EMI calculator offers it. */
  loan: {
    annualRate: number;
    years: readonly number[];
    /** One of them; the first where nobody has chosen. */
    defaultYears?: number | undefined;
  };
  /** Changed with a permission of its own (`retention.edit`). */
  retention: RetentionMonths;
  /** How soon enquiries of each kind are to be answered. */
  answerTimes: AllAnswerTimes;
  /** Whose senders are told by when they are called (rules: promise); `null`: nobody has decided, and none are. */
  promises: readonly PromisedKind[] | null;
  /** Who gets them. */
  assignments: Assignments;
  /** Why enquiries end without their good end, in the order in which they are offered. */
  lostReasons: readonly LostReason[];
  /** At most so many confirmations are sent in an hour, to all addresses together (rules: confirmation-limits). */
  confirmationLimit: number;
  /** Whether pages push a conversion to `window.dataLayer` for every accepted enquiry. */
  tracking: boolean;
}

/** Facts of a branch; those of branch 1 are the dealership's address, numbers and hours. */
export interface BranchSettings {
  /** `''`: that of the dealership. */
  branchName: string;
  address: Address;
  position: Position;
  email: string;
  phones: Readonly<Record<Department, readonly string[]>>;
  week: OpeningHours['week'];
  specialDays: OpeningHours<LocalText>['special'];
}

/** What a further branch may leave to branch 1: `null`. Its place on the map is not known then. */
type Shared = 'position' | 'email' | 'week' | 'specialDays';

/** Facts of a branch other than the first. */
export type FurtherBranchSettings = Omit<BranchSettings, Shared> & {
  readonly [Name in Shared]: BranchSettings[Name] | null;
};

export type SettingName = keyof DealershipSettings | keyof BranchSettings;

/** What every dealership begins with: no samples. */
export const usualSettings: readonly SettingName[] = [
  'answerTimes',
  'promises',
  'assignments',
  'lostReasons',
  'confirmationLimit',
];

/** What has to be the dealership's own before its first steps are done. */
export const firstSettings: readonly SettingName[] = [
  'name',
  'address',
  'phones',
  'whatsapp',
  'email',
  'week',
  'position',
];
