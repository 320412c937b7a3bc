import type { CurrentSession } from '../auth/account-schema.ts';
import type { DeskFilters } from './desk-address.ts';
import type { DeskPage } from './desk-schema.ts';

/** Data in the document of the desk for the person who is signed in: the answers to the first calls of its screen. */
export interface FirstLook {
  me: CurrentSession;
  desk: { filters: DeskFilters; page: DeskPage };
}
