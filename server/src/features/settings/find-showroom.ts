import type { Database } from '../../db/open-database.ts';
import { addressLine } from './describe-dealership.ts';
import { readStoredSettings } from './settings-repository.ts';

/** Name and address of a branch, on one line; of the first one where there is no such branch. */
export async function findShowroom(db: Database, id: number | null): Promise<string> {
  const { settings, first, branches } = await readStoredSettings(db);
  const { branchName, address } = branches.find((branch) => branch.id === id) ?? first;
  return `${branchName || settings.name}, ${addressLine(address)}`;
}
