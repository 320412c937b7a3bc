import type { CurrentSession } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { fetchCurrentUser } from '../../features/auth/session.ts';

/** Who is logged in. The answer is there already: nothing of the back office is shown before it. */
export function useOwnUser(): CurrentSession | undefined {
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: Infinity,
  });
  return me.data;
}
