import { useLocation, type Location } from 'react-router-dom';
import { useTakenOver } from '../../lib/use-taken-over.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';

/**
 * The model that the page is asked about: by its address, or else by the way here (navigation state),
 * or else `Unknown`. Undefined in the first render, which has to equal markup that knows no address.
 */
export function useAskedModel(): { bikeName: string; variant: string | undefined } | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  if (!useTakenOver()) return undefined;
  const query = new URLSearchParams(search);
  return {
    bikeName: query.get('bike') || nameIn(state) || catalogueTexts.unknown,
    variant: query.get('variant') ?? undefined,
  };
}

/** The state is whatever the history holds, perhaps from an older version of the site. */
function nameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined;
  return typeof state.bikeName === 'string' ? state.bikeName : undefined;
}
