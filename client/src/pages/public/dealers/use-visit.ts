import { FIRST_BRANCH, type Visit } from '@dealership/shared';
import { pathOf } from '../../../lib/calls/call-path.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { readPageData } from '../../../lib/page/page-data.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { useResource, type Resource } from '../../../lib/calls/use-resource.ts';

/** The address of the loaded document: its data are about the dealer of that address. */
const documentPath = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Whether the document's data are about the dealer of the present address. */
export function isInDocument(): boolean {
  return window.location.pathname === documentPath;
}

/** Hours and place of a dealer; for the first and for an unknown one those of the dealership. */
export function useVisit(id: string): Resource<Visit | undefined> & { retry: () => void } {
  const { branches, position, hours } = dealership();
  const isHydrated = useHydrated();
  const isFurther =
    id !== String(FIRST_BRANCH) && branches.some((branch) => String(branch.id) === id);
  const fetched = useResource<Visit | readonly Visit[]>(
    isFurther ? pathOf('GET /api/dealers/:id/visit', { id }) : undefined,
    { pageData: 'visit', isInDocument },
  );
  const { retry } = fetched;
  // The server's markup shows it.
  const sent = isHydrated ? undefined : (readPageData('visit') as Visit | undefined);
  // The further numbers of the first branch are in the footer of every page.
  const known = isFurther ? sent : { address: '', position, hours, phones: [] };
  if (known) return { status: 'ready', data: known, retry };
  if (fetched.status !== 'ready') return fetched;
  // The call answers with a list; the document contains the visit itself.
  const visit = 'hours' in fetched.data ? fetched.data : fetched.data[0];
  return { status: 'ready', data: visit, retry };
}
