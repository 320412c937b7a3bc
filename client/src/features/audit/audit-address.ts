import { auditedActions } from '@dealership/shared';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withParams } from '../../lib/browser/with-params.ts';
import { searchIn, searchState } from '../../lib/staff/search-term.ts';

export const pageSizes = [25, 50, 100] as const;

/** The whole state of the audit log in a history entry; `''` means no limit. */
type AuditAddress = ReturnType<typeof read>;

export type AuditFilters = Omit<AuditAddress, 'page' | 'limit'>;

/** Reads the address. Values that the screen does not offer count as absent. */
function read(params: URLSearchParams, search: string) {
  const text = (name: string) => params.get(name) ?? '';
  const page = Number(params.get('page'));
  const asked = Number(params.get('limit'));
  const limit: number = pageSizes.find((size) => size === asked) ?? pageSizes[0];
  return {
    // Days are `YYYY-MM-DD`, inclusive.
    fromDate: text('fromDate'),
    toDate: text('toDate'),
    userId: text('userId'),
    action: auditedActions.find((action) => action === text('action')) ?? ('' as const),
    search,
    /** From 1. */
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit,
  };
}

/**
 * The audit log's state, kept in the address; the search term, which may be a customer's name, is kept in the history
 * entry's state. A change of a filter goes back to page 1.
 */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const search = searchIn(state);
  const change = (values: Partial<AuditAddress>) =>
    setParams(
      (current) => {
        const next = { ...read(current, search), page: 1, ...values };
        const { page, limit, search: _, ...filters } = next;
        return withParams(current, {
          ...filters,
          page: page === 1 ? '' : String(page),
          limit: limit === pageSizes[0] ? '' : String(limit),
        });
      },
      { state: searchState(values.search ?? search) },
    );
  return [read(params, search), change] as const;
}

export function isSame(left: AuditFilters, right: AuditFilters): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
