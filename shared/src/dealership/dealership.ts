import type { OpeningHours } from '../opening/hours.ts';
import type { RetentionMonths } from '../retention/retention-months.ts';
import type {
  Address,
  BranchSettings,
  DealershipSettings,
  Department,
  PlanPlace,
  Position,
  SocialLink,
} from './dealership-settings.ts';

export interface Phone {
  department: Department;
  label: string;
  phone: string;
}

/** The dealership as visitors see it, in one language. */
export interface Dealership {
  name: string;
  shortLine: string;
  /** Name of the company, or the name of the dealership. */
  legalName: string;
  /** How to reach the person who answers complaints; a name and a post if the dealership has given them. */
  grievance: { name: string; post: string; email: string; phone: string };
  address: Address;
  email: string;
  /** In the order in which they are shown. */
  phones: readonly Phone[];
  whatsapp: string;
  /** Opening hours of the week, in words. */
  week: readonly { days: string; times: string }[];
  hours: OpeningHours;
  loan: { annualRate: number; years: readonly number[]; defaultYears: number };
  position: Position;
  film: string;
  socialLinks: readonly SocialLink[];
  /** The names on the drawn map of the way, or a picture in its place; `null`: there is none. */
  areaPlan: Readonly<Record<PlanPlace, string>> | PlanPicture | null;
  /** Ways to the first branch. */
  directions: readonly { title: string; text: string }[];
  /** Grows whenever the dealership changes its privacy policy; 0: the policy is the one of the product. */
  privacyEdition: number;
  developerCredit: DealershipSettings['developerCredit'];
  vendorCredit: string;
  /** How long enquiries are kept. */
  retention: RetentionMonths;
  tracking: boolean;
  /** The home page's still (`stillWidths`), with the version of its addresses; absent: it is the one of the product. */
  still?: { version: string; alt: string };
  /** In the order of the menu. */
  branches: readonly BranchLink[];
}

/** The dealership's own map of the way. */
export interface PlanPicture {
  path: string;
  /** The `srcset` attribute of the picture. */
  sizes: string;
  /** In pixels, as is `height`. */
  width: number;
  height: number;
  /** Text for people who cannot see it; `''`: none was given. */
  alt: string;
}

/** A visible branch, as menus name it. */
export interface BranchLink {
  id: number;
  /** Its city, and more if the city alone is not enough. */
  place: string;
}

/** A branch with its number, which is also the number of its page; settings taken from branch 1 are filled in. */
export interface Branch extends Omit<BranchSettings, 'position'> {
  id: number;
  /** `null`: not known. */
  position: Position | null;
}

/** What a visitor of a branch needs beside its address and numbers. */
export interface Visit {
  /** On one line. */
  address: string;
  position: Position | null;
  hours: OpeningHours;
  /** Its numbers beside those of `Dealer`, in the order in which they are shown. */
  phones: readonly Phone[];
}
