import { UNATTENDED_HEADER } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Who is on duty changes by itself, at a closing time. */
const LOOK_EVERY_MS = 60_000;

/** Why enquiries are closed, and who may be given them; kept up to date while the page can be seen. */
export function useChoices({ isWanted = true } = {}) {
  return useQuery({
    queryKey: ['desk', 'choices'],
    // Asking by itself is no use of the session, which ends with this page open.
    queryFn: ({ signal }) =>
      call('GET /api/desk/choices', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
    refetchInterval: LOOK_EVERY_MS,
    enabled: isWanted,
  });
}
