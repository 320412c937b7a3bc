import type { DeskChoices } from '@dealership/shared';

/** The name of a branch; `''`: it was deleted, or the branches are not known yet. */
export function branchName(id: number, choices: DeskChoices | undefined): string {
  return choices?.branches.find((branch) => branch.id === id)?.name ?? '';
}
