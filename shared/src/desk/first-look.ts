import type { CurrentSession } from '../auth/session-schema.ts';
import type { DeskFilters } from './desk-address.ts';
import type { DeskPage } from './desk-schema.ts';

/** What the document of the desk holds for whoever is signed in: the answers to the calls that its screen begins with. */
export interface FirstLook {
  me: CurrentSession;
  desk: { filters: DeskFilters; page: DeskPage };
}
