import { isAllowed, type EnquiryKind, type Permission, type Role } from '@dealership/shared';
import { createContext, useContext } from 'react';

/** The person who is signed in and their rights, as last sent by the server, which decides (rules: rights). */
export interface Rights {
  readonly user_id: string;
  readonly role: Role;
  readonly kinds: readonly EnquiryKind[];
  /** Numbers of the branches whose enquiries they read; `null`, absent: all. */
  readonly branches?: readonly number[] | null | undefined;
  /** Whether there are several branches, also such as visitors do not see. */
  readonly has_branches?: boolean;
}

/** A permission, one of several, or a kind of enquiry that has to be among those that the person reads. */
export type Need = Permission | readonly Permission[] | { readonly kind: EnquiryKind | 'any' };

/** The rights of the person who is signed in. Outside the back office there are none. */
export const RightsContext = createContext<Rights | undefined>(undefined);

export function meets(rights: Rights, need: Need): boolean {
  if (typeof need === 'string') return isAllowed(rights.role, need);
  if (!('kind' in need)) return need.some((each) => isAllowed(rights.role, each));
  return need.kind === 'any' ? rights.kinds.length > 0 : rights.kinds.includes(need.kind);
}

/** Whether the person who is signed in may do something: other actions are not offered. */
export function useMay(permission: Permission): boolean {
  const rights = useContext(RightsContext);
  return rights !== undefined && meets(rights, permission);
}

const noKinds: readonly EnquiryKind[] = [];

/** The kinds of enquiries that the person who is signed in reads, in menu order. */
export function useOwnKinds(): readonly EnquiryKind[] {
  return useContext(RightsContext)?.kinds ?? noKinds;
}

/** Whether the person who is signed in reads the enquiries of all branches, also of those to come. */
export function useReadsAllBranches(): boolean {
  return !useContext(RightsContext)?.branches;
}

export function useOwnUserId(): string | undefined {
  return useContext(RightsContext)?.user_id;
}
