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
  branches: readonly { id: number; city: string }[];
}

/** A branch with its number, under which it has a page. */
export interface Branch extends BranchFacts {
  id: number;
}
