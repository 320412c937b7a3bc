import type { BranchRow } from '@dealership/shared';

/** `''`: no particular branch, or only one to choose from. */
export function nameOfBranch(id: number | null, branches: readonly BranchRow[]): string {
  return branches.find((branch) => branch.id === id)?.name ?? '';
}
