import {
  FIRST_BRANCH,
  type AnswerOf,
  type BranchRow,
  type DeskChoices,
  type NamedCalls,
  type OpeningHours,
} from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { callQuery } from '../calls/call-query.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { dealership } from '../page/dealership.ts';
import { RightsContext, useMay } from './rights.ts';
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

/** The branches whose enquiries the user reads, in their order; empty: they are not known yet. */
export function useReadBranches(): DeskChoices['branches'] {
  const own = useContext(RightsContext)?.branches;
  const all = useAnswering() ?? [];
  return own ? all.filter(({ id }) => own.includes(id)) : all;
}

/** The same to choose from; empty: there is only one. */
export function useOwnBranches(): DeskChoices['branches'] {
  const read = useReadBranches();
  return read.length > 1 ? read : [];
}

/** Finds the opening hours of a branch (`''`: the usual one); of a deleted one those of the first. */
export function useHoursOf(): (id: number | '') => OpeningHours {
  const branches = useAnswering();
  const usual = useUsualBranch();
  return (id) => {
    const wanted = id || usual;
    // The document contains those of the first; before the others are known nothing is said of them.
    if (!branches && wanted !== FIRST_BRANCH) return noHours;
    return branches?.find((each) => each.id === wanted)?.hours ?? dealership().hours;
  };
}

const noHours: OpeningHours = { week: [], special: [] };

/** All branches that answer enquiries, also those that visitors do not see; most dealerships have one: nothing is fetched. */
function useAnswering(): DeskChoices['branches'] | undefined {
  const isWanted = useContext(RightsContext)?.has_branches === true;
  const isAllowed = useMay('enquiries.read');
  return useQuery({ ...choicesQuery, enabled: isWanted && isAllowed }).data?.branches;
}

/** The branch of what the user adds without choosing one, as the server takes it: the first, if they read it. */
export function useUsualBranch(): number {
  const read = useReadBranches();
  return (read.find(({ id }) => id === FIRST_BRANCH) ?? read[0])?.id ?? FIRST_BRANCH;
}

/** The name of one of them; `''` or another number: `undefined`. */
export function useOwnBranchName(id: number | ''): string | undefined {
  return useOwnBranches().find((branch) => branch.id === id)?.name;
}
