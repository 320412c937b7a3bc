import { enquiryKinds, type StaffRow } from '@dealership/shared';
import { staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';

/** At most this many are named in a row of the list. */
const NAMED = 3;

/** The kinds that a person reads, in short. */
export function kindsText({ kinds }: Pick<StaffRow, 'kinds'>): string {
  if (kinds.length === 0) return staffTexts.noKinds;
  if (kinds.length === enquiryKinds.length) return staffTexts.allKinds;
  const named = kinds.slice(0, NAMED).map((kind) => staffTexts.kinds[kind]);
  const rest = kinds.length - named.length;
  return rest === 0 ? named.join(', ') : `${named.join(', ')} ${staffTexts.moreKinds(rest)}`;
}
