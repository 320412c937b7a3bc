import type { QueryClient } from '@tanstack/react-query';
import { closeOpenedWindows } from '../../lib/opened-windows.ts';
import { forgetSearches } from '../../lib/search-term.ts';

/**
 * Leaves nothing of customers' to whoever comes to this browser next: answers that no screen shows any
 * more, windows that were opened to print, what was searched for.
 */
export function forgetCustomers(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  closeOpenedWindows();
  forgetSearches();
}
