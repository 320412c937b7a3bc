import { dayOf, type Locale } from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { addressLine, phonesIn, weekIn } from './describe-dealership.ts';
import { findBranch } from './settings-repository.ts';

/** The texts of the table card of a branch; `undefined`: it is not shown. */
export async function findBranchCard(
  { db, clock }: Needs<'db' | 'clock'>,
  id: number,
  locale: Locale,
) {
  const found = await findBranch(db, String(id), dayOf(clock()));
  if (!found) return undefined;
  const { branch, seller } = found;
  const phones = phonesIn(branch, locale).map(({ label, phone }) => `${label} ${phone}`);
  const week = weekIn(branch, locale).map(({ days, times }) => `${days} ${times}`);
  return {
    name: branch.branchName || seller,
    address: addressLine(branch.address),
    lines: [...phones, ...week],
  };
}
