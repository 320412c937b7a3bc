import type { BranchRow } from '@dealership/shared';

/** `''`: of no one branch, or there is no choice of them. */
export function nameOfBranch(id: number | null, branches: readonly BranchRow[]): string {
  return branches.find((branch) => branch.id === id)?.name ?? '';
}
