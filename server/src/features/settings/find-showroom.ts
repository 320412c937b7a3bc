import { FIRST_BRANCH, type BranchSettings } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { listBranches } from './branch-repository.ts';
import { addressLine } from './describe-dealership.ts';
import { readAllSettings } from './settings-repository.ts';

/** How customers reach a branch, also one that visitors do not see; the first one where there is no such branch. */
export async function findBranchContact(db: Database, id: number | null) {
  const [all, { dealership, of }] = await Promise.all([listBranches(db), readAllSettings(db)]);
  const isThere = all.some((branch) => branch.id === id && branch.deletedAt === null);
  const first = of(FIRST_BRANCH) as BranchSettings;
  const { branchName, address, phones } = (isThere && id !== null && of(id)) || first;
  return {
    name: branchName || dealership.name,
    /** On one line. */
    address: addressLine(address),
    sales: phones.sales[0] ?? '',
    service: phones.service[0] ?? '',
  };
}

/** Its name and address, on one line. */
export async function findShowroom(db: Database, id: number | null): Promise<string> {
  const { name, address } = await findBranchContact(db, id);
  return `${name}, ${address}`;
}
