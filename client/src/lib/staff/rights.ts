import { isAllowed, type EnquiryKind, type Permission, type Role } from '@dealership/shared';
import { createContext, useContext } from 'react';

/** Who is signed in and what they may do, as the server has said it last. It decides; screens only follow (rules: rights). */
export interface Rights {
  /** User id. */
  readonly user_id: string;
  readonly role: Role;
  /** The kinds of enquiries that the person reads. */
  readonly kinds: readonly EnquiryKind[];
}

/** A permission, or a kind of enquiry that has to be among those that the person reads. */
export type Need = Permission | { readonly kind: EnquiryKind | 'any' };

/** Of whoever is signed in. Outside the back office nobody may do anything. */
export const RightsContext = createContext<Rights | undefined>(undefined);

/** Whether somebody with these rights may use what needs this. */
export function meets(rights: Rights, need: Need): boolean {
  if (typeof need === 'string') return isAllowed(rights.role, need);
  return need.kind === 'any' ? rights.kinds.length > 0 : rights.kinds.includes(need.kind);
}

/** Whether whoever is signed in may do it: what they may not do is not offered. */
export function useMay(permission: Permission): boolean {
  const rights = useContext(RightsContext);
  return rights !== undefined && meets(rights, permission);
}

const noKinds: readonly EnquiryKind[] = [];

/** The kinds of enquiries that whoever is signed in reads, in menu order. */
export function useOwnKinds(): readonly EnquiryKind[] {
  return useContext(RightsContext)?.kinds ?? noKinds;
}

/** The user id of whoever is signed in. */
export function useOwnUserId(): string | undefined {
  return useContext(RightsContext)?.user_id;
}
