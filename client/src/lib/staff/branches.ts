import type { AnswerOf, BranchRow, DeskChoices, NamedCalls } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { callQuery } from '../calls/call-query.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { dealership } from '../page/dealership.ts';
import { RightsContext } from './rights.ts';
import { choicesQuery } from './use-choices.ts';

export type Branches = AnswerOf<NamedCalls['GET /api/branches']>;

/** All branches in their order, the deleted ones last. */
export function useBranches() {
  return useQuery(branchQuery);
}

/** The existing branches, if there is more than one; branches of the same name with their addresses. */
export function useBranchChoice(): readonly BranchRow[] {
  return useQuery({ ...branchQuery, select: toChoice }).data ?? none;
}

const branchQuery = callQuery(queryKeys.branches, 'GET /api/branches');

const none: readonly BranchRow[] = [];

function toChoice({ branches }: Branches): readonly BranchRow[] {
  const there = branches.filter(({ days_left: daysLeft }) => daysLeft === null);
  if (there.length < 2) return none;
  const isShared = (name: string) => there.filter((other) => other.name === name).length > 1;
  return there.map((branch) => {
    const { name, address } = branch;
    return isShared(name) ? { ...branch, name: `${name}, ${address}` } : branch;
  });
}

/** The branches whose enquiries the user reads; empty: there is only one to choose from. */
export function useOwnBranches(): DeskChoices['branches'] {
  const own = useContext(RightsContext)?.branches;
  // Most dealerships have one, and then nothing is fetched.
  const { data } = useQuery({ ...choicesQuery, enabled: dealership().branches.length > 1 });
  const all = data?.branches ?? [];
  const read = own ? all.filter(({ id }) => own.includes(id)) : all;
  return read.length > 1 ? read : [];
}

/** The name of one of them; `''` or another number: `undefined`. */
export function useOwnBranchName(id: number | ''): string | undefined {
  return useOwnBranches().find((branch) => branch.id === id)?.name;
}
