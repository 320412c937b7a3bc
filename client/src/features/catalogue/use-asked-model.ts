import { useState } from 'react';
import type { ModelAbsence } from '@dealership/shared';
import { useLocation, type Location } from 'react-router-dom';
import { readPageData } from '../../lib/page-data.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { catalogueTexts } from '@dealership/shared/messages/public/catalogue.ts';

interface AskedModel {
  bikeName: string;
  variant: string | undefined;
  /** The address names none, or the server has said that there is none of this name. */
  isUnknown: boolean;
}

/** What the document was loaded for: its markup may say that nobody has this name. */
const nameInDocument =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('bike');

/**
 * The model that the page is asked about: by its address, or else by the way here (navigation state),
 * or else `Unknown`. Undefined in the first render, which has to equal markup that knows no address,
 * unless the markup says that there is no such model: then its name is still to come.
 */
export function useAskedModel(): AskedModel | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  const isTakenOver = useHydrated();
  const [absence] = useState(() => absenceInMarkup(state));
  if (!isTakenOver) {
    if (!absence) return undefined;
    const bikeName = absence === 'no-model' ? catalogueTexts.unknown : '';
    return { bikeName, variant: undefined, isUnknown: true };
  }
  const query = new URLSearchParams(search);
  const bikeName = query.get('bike') || nameIn(state) || catalogueTexts.unknown;
  return {
    bikeName,
    variant: query.get('variant') ?? undefined,
    isUnknown:
      bikeName === catalogueTexts.unknown ||
      (absence === 'unknown-model' && bikeName === nameInDocument),
  };
}

/** What the server's markup says it knows; at build time the state says which to make (`renderShells`). */
function absenceInMarkup(state: unknown): ModelAbsence | undefined {
  if (typeof document !== 'undefined') return readPageData('absence') as ModelAbsence | undefined;
  return (state as { absence?: ModelAbsence } | null)?.absence;
}

/** The state is whatever the history holds, perhaps from an older version of the site. */
function nameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined;
  return typeof state.bikeName === 'string' ? state.bikeName : undefined;
}
