import { useState } from 'react';
import type { ModelAbsence } from '@dealership/shared';
import { useLocation, type Location } from 'react-router-dom';
import { readPageData } from '../../lib/page/page-data.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { knownName } from './catalogue-resources.ts';
import { unknownModel } from '@dealership/shared/texts/public/unknown-model.ts';

interface AskedModel {
  bikeName: string;
  name: string;
  variant: string | undefined;
  /** The address names no model, or the server has answered that it does not exist. */
  isUnknown: boolean;
}

/** The model in the address of the document's first load; its markup may mark it as unknown. */
const nameInDocument =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('bike');

/**
 * The requested model: from the address, or else from the navigation state, or else `Unknown`. Undefined in the first
 * render, which has to equal markup made without an address, unless the markup marks the model as unknown: then the
 * name follows after hydration.
 */
export function useAskedModel(): AskedModel | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  const isTakenOver = useHydrated();
  const [absence] = useState(() => absenceInMarkup(state));
  if (!isTakenOver) {
    if (!absence) return undefined;
    const bikeName = absence === 'no-model' ? unknownModel : '';
    return { bikeName, name: bikeName, variant: undefined, isUnknown: true };
  }
  const query = new URLSearchParams(search);
  const bikeName = query.get('bike') || nameIn(state) || unknownModel;
  return {
    bikeName,
    name: knownName(bikeName),
    variant: query.get('variant') ?? undefined,
    isUnknown:
      bikeName === unknownModel || (absence === 'unknown-model' && bikeName === nameInDocument),
  };
}

/** The mark of an unknown model in the server's markup; at build time `renderShells` sets the state. */
function absenceInMarkup(state: unknown): ModelAbsence | undefined {
  if (typeof document !== 'undefined') return readPageData('absence') as ModelAbsence | undefined;
  return (state as { absence?: ModelAbsence } | null)?.absence;
}

/** The history may hold any state, perhaps one from an older version of the site. */
function nameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined;
  return typeof state.bikeName === 'string' ? state.bikeName : undefined;
}
