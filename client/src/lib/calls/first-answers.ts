import type { FirstLook } from '@dealership/shared';
import type { QueryClient } from '@tanstack/react-query';
import { takePageData } from '../page/page-data.ts';
import { queryKeys } from './query-keys.ts';

/** On a bad line or a sleeping phone scripts may load much later: by then the session may have ended. */
const OLDEST_MS = 30_000;

/** Moves the answers out of the document, where a logout would leave them. `undefined`: there are none, or old ones. */
export function takeFirstAnswers(): FirstLook | undefined {
  const first = takePageData('first') as FirstLook | undefined;
  // Not `performance.now()`, which stops while a phone sleeps.
  return Date.now() - performance.timeOrigin < OLDEST_MS ? first : undefined;
}

/** For this time, in ms, the answers are not fetched again: until the screens have been drawn for the first time. */
const FRESH_MS = 5000;

/** Stores answers where the screens look for them. */
export function giveFirstAnswers(queries: QueryClient, { me, desk }: FirstLook): void {
  const options = { updatedAt: Date.now() + FRESH_MS };
  queries.setQueryData(queryKeys.me, me, options);
  queries.setQueryData(queryKeys.desk.rows(desk.filters), desk.page, options);
  queries.setQueryData(queryKeys.desk.startView, desk.filters.view);
}
