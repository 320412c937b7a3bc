import { enquiryKinds, kindsToBeginWith, readableKinds, type Role } from '@dealership/shared';
import type { Rights } from '../src/lib/staff/rights.ts';

/** What somebody in a role may do, with the kinds that an account of it begins with. */
export function rightsOf(role: Role): Rights {
  return { user_id: 'asha', role, kinds: readableKinds(role, kindsToBeginWith(role)) };
}

/** All of them. */
export const owner: Rights = { user_id: 'asha', role: 'owner', kinds: enquiryKinds };
