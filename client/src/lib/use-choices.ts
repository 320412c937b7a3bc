import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Why enquiries are closed, and who may be given them. */
export function useChoices({ isWanted = true } = {}) {
  return useQuery({
    queryKey: ['desk', 'choices'],
    queryFn: ({ signal }) => call('GET /api/desk/choices', { signal }),
    enabled: isWanted,
  });
}
