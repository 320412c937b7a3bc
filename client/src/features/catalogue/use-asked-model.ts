import { useState } from 'react';
import type { ModelFrame } from '@dealership/shared';
import { useLocation, type Location } from 'react-router-dom';
import { readPageData } from '../../lib/page-data.ts';
import { shellText } from '../../lib/shell-text.ts';
import { useTakenOver } from '../../lib/use-taken-over.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';

interface AskedModel {
  bikeName: string;
  variant: string | undefined;
  /** The address names none, or the server has said that there is none of this name. */
  isUnknown: boolean;
}

/**
 * The model that the page is asked about: by its address, or else by the way here (navigation state),
 * or else `Unknown`. Undefined in the first render, which has to equal markup that knows no address,
 * unless the markup says that it is nobody's name.
 */
export function useAskedModel(): AskedModel | undefined {
  const { search, state } = useLocation() as Location<unknown>;
  const isTakenOver = useTakenOver();
  const [unknown] = useState(() => unknownInMarkup(state));
  if (!isTakenOver) {
    return unknown === undefined
      ? undefined
      : { bikeName: unknown, variant: undefined, isUnknown: true };
  }
  const query = new URLSearchParams(search);
  const bikeName = query.get('bike') || nameIn(state) || catalogueTexts.unknown;
  return {
    bikeName,
    variant: query.get('variant') ?? undefined,
    isUnknown: bikeName === catalogueTexts.unknown || bikeName === unknown,
  };
}

/** Whom the server's markup says it does not know (`renderShells`); made at build time of the state. */
function unknownInMarkup(state: unknown): string | undefined {
  if (typeof document === 'undefined') return nameIn(state);
  const frame = readPageData('frame') as ModelFrame | undefined;
  if (frame === 'no-model') return catalogueTexts.unknown;
  return frame === 'unknown-model' ? shellText('model') : undefined;
}

/** The state is whatever the history holds, perhaps from an older version of the site. */
function nameIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined;
  return typeof state.bikeName === 'string' ? state.bikeName : undefined;
}
