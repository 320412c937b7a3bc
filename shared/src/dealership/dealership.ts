import type { OpeningHours } from '../opening/hours.ts';
import type {
  Address,
  BranchFacts,
  DealershipFacts,
  Department,
  Position,
  SocialLink,
} from './facts.ts';

export interface Phone {
  department: Department;
  label: string;
  phone: string;
}

/** The dealership as visitors are told about it in a language. */
export interface Dealership {
  name: string;
  address: Address;
  email: string;
  /** In the order in which they are shown. */
  phones: readonly Phone[];
  whatsapp: string;
  /** The hours of the week, in words. */
  week: readonly { days: string; times: string }[];
  hours: OpeningHours;
  loan: DealershipFacts['loan'];
  position: Position;
  film: string;
  socialLinks: readonly SocialLink[];
  developerCredit: DealershipFacts['developerCredit'];
  vendorCredit: string;
  /** In the order of the menu. */
  branches: readonly BranchLink[];
}

/** A branch that is shown, as menus name it. */
export interface BranchLink {
  id: number;
  /** Its city, and more where that is not enough. */
  place: string;
}

/** A branch with its number, under which it has a page; what it leaves to branch 1 is filled in. */
export interface Branch extends Omit<BranchFacts, 'position'> {
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
