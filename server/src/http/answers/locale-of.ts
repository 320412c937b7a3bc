import type { Request } from 'express';
import { DEFAULT_LOCALE, textsIn, type Locale, type Messages } from '@dealership/shared';

/** The language that a call is answered in. A page's is in its address. */
export function localeOf(_request: Request): Locale {
  return DEFAULT_LOCALE;
}

/** The text of a call's success, in its language. */
export function answersTo(request: Request): Messages['answers'] {
  return textsIn(localeOf(request)).answers;
}
