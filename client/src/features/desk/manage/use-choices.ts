import type { DeskChoices } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

const FRESH_MS = 5 * 60_000;

/** Why enquiries are closed, and who may be given them. */
export function useChoices(): DeskChoices | undefined {
  const choices = useQuery({
    queryKey: ['desk', 'choices'],
    queryFn: ({ signal }) => call('GET /api/desk/choices', { signal }),
    staleTime: FRESH_MS,
  });
  return choices.data;
}
