import type { OpeningHours } from '../opening/hours.ts';
import type { RetentionMonths } from '../retention/retention-months.ts';
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
  developerCredit: DealershipFacts['developerCredit'];
  vendorCredit: string;
  /** How long enquiries are kept. */
  retention: RetentionMonths;
  tracking: boolean;
  /** In the order of the menu. */
  branches: readonly { id: number; city: string }[];
}

/** A branch with its number, under which it has a page. */
export interface Branch extends BranchFacts {
  id: number;
}
