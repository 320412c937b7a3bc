import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';
import { isAllowed, readableKinds, type Role } from './permissions.ts';

/** The enquiries that a person reads: those of these kinds, in these branches. */
export interface Reads {
  /** In menu order. */
  kinds: readonly EnquiryKind[];
  /** Numbers of branches; `null`: all. */
  branches: readonly number[] | null;
}

/** Whether the branches that a person with this role reads are chosen for each person: an owner reads all. */
export function hasChosenBranches(role: Role): boolean {
  return isAllowed(role, 'enquiries.read') && !isAllowed(role, 'staff.manage');
}

/** What a person reads; the kinds and branches chosen for them count if the role leaves a choice. */
export function readsOf(role: Role, { kinds, branches }: Reads): Reads {
  return {
    kinds: readableKinds(role, kinds),
    branches: hasChosenBranches(role) ? branches : null,
  };
}

export function isRead(
  { kinds, branches }: Reads,
  { kind, branch }: { kind: EnquiryKind; branch: number },
): boolean {
  return kinds.includes(kind) && (branches === null || branches.includes(branch));
}

/** Whether a person reads all enquiries. */
export function readsAll({ kinds, branches }: Reads): boolean {
  return branches === null && enquiryKinds.every((kind) => kinds.includes(kind));
}

/** The part of what a person reads that they ask for; absent: no limit. */
export function wantedOf(
  reads: Reads,
  wanted: { kinds?: readonly EnquiryKind[] | undefined; branch?: number | undefined },
): Reads {
  const { kinds = reads.kinds, branch } = wanted;
  const isBranchRead = branch !== undefined && (reads.branches?.includes(branch) ?? true);
  return {
    kinds: reads.kinds.filter((kind) => kinds.includes(kind)),
    branches: branch === undefined ? reads.branches : isBranchRead ? [branch] : [],
  };
}
