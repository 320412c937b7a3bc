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

/** The dealership as visitors are told about it in a language. */
export interface Dealership {
  name: string;
  shortLine: string;
  /** That of the firm, or the name. */
  legalName: string;
  /** How to reach whoever answers complaints; a name and a post where the dealership has given them. */
  grievance: { name: string; post: string; email: string; phone: string };
  address: Address;
  email: string;
  /** In the order in which they are shown. */
  phones: readonly Phone[];
  whatsapp: string;
  /** The hours of the week, in words. */
  week: readonly { days: string; times: string }[];
  hours: OpeningHours;
  loan: { annualRate: number; years: readonly number[]; defaultYears: number };
  position: Position;
  film: string;
  socialLinks: readonly SocialLink[];
  /** The names on the drawn plan of the way, or a picture in its place; `null`: there is none. */
  areaPlan: Readonly<Record<PlanPlace, string>> | PlanPicture | null;
  /** Ways to the first branch. */
  directions: readonly { title: string; text: string }[];
  /** Grows with every change of the privacy policy by the dealership; 0: it is the one that comes with the product. */
  privacyEdition: number;
  developerCredit: DealershipSettings['developerCredit'];
  vendorCredit: string;
  /** How long enquiries are kept. */
  retention: RetentionMonths;
  tracking: boolean;
  /** The home page's still (`stillWidths`), whose addresses have the version; absent: it is the one of the product. */
  still?: { version: string; alt: string };
  /** In the order of the menu. */
  branches: readonly BranchLink[];
}

/** A plan of the dealership's own. */
export interface PlanPicture {
  path: string;
  /** The picture in its sizes, as an image's `srcset` has them. */
  sizes: string;
  /** In pixels, as is the height. */
  width: number;
  height: number;
  /** What it shows; `''`: nobody has said so. */
  alt: string;
}

/** A branch that is shown, as menus name it. */
export interface BranchLink {
  id: number;
  /** Its city, and more where that is not enough. */
  place: string;
}

/** A branch with its number, under which it has a page; what it leaves to branch 1 is filled in. */
export interface Branch extends Omit<BranchSettings, 'position'> {
  id: number;
  /** `null`: not known. */
  position: Position | null;
}

/** What somebody who goes to a branch wants to know beside its address and numbers. */
export interface Visit {
  /** In one line. */
  address: string;
  position: Position | null;
  hours: OpeningHours;
  /** Its numbers beside those that `Dealer` has, in the order in which they are shown. */
  phones: readonly Phone[];
}
