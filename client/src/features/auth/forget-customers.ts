import type { QueryClient } from '@tanstack/react-query';
import { closeOpenedWindows } from '../../lib/browser/opened-windows.ts';
import { forgetSearches } from '../../lib/staff/search-term.ts';

/**
 * Removes customers' data from this browser: cached answers that are not on screen, windows opened for printing,
 * search terms.
 */
export function forgetCustomers(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  closeOpenedWindows();
  forgetSearches();
}
