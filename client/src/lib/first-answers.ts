import type { DeskFilters, FirstLook } from '@dealership/shared';
import type { QueryClient } from '@tanstack/react-query';
import { takePageData } from './page-data.ts';

/** Query key of the rows of a list of the desk. */
export function rowsKey(filters: DeskFilters) {
  return ['desk', 'rows', filters];
}

/** Query key of the list with which the document began. */
export const START_VIEW = ['desk-start'];

/** Scripts may come much later, to a phone that has slept on a bad line: by then the session may have ended. */
const OLDEST_MS = 30_000;

/** Moves the answers out of the document, where a logout would leave them. `undefined`: there are none, or old ones. */
export function takeFirstAnswers(): FirstLook | undefined {
  const first = takePageData('first') as FirstLook | undefined;
  // Not `performance.now()`, which stops while a phone sleeps.
  return Date.now() - performance.timeOrigin < OLDEST_MS ? first : undefined;
}

/** So long, in ms, they are not asked for again: until the screens have been drawn for the first time. */
const FRESH_MS = 5000;

/** Puts answers where the screens look for them. */
export function giveFirstAnswers(queries: QueryClient, { me, desk }: FirstLook): void {
  const options = { updatedAt: Date.now() + FRESH_MS };
  queries.setQueryData(['me'], me, options);
  queries.setQueryData(rowsKey(desk.filters), desk.page, options);
  queries.setQueryData(START_VIEW, desk.filters.view);
}
