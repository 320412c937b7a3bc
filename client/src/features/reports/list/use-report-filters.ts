import { useEffect, useEffectEvent, useState } from 'react';
import { hasSameFilters, type Filters } from '../report-address.ts';

/** A typed search is applied after this pause (rules: given-figures). */
const SEARCH_DELAY_MS = 600;

/**
 * The inputs of a report. They follow the address (back, forward, a link), but not while they have newer input.
 * @param onApply gets the filters to apply; `isTyped` when the delay after typing applied them
 */
export function useReportFilters(
  filters: Filters,
  onApply: (filters: Filters, how: { isTyped: boolean }) => void,
) {
  const [draft, setDraft] = useState(filters);
  const [seen, setSeen] = useState(filters);
  const [applied, setApplied] = useState(filters);

  if (!hasSameFilters(filters, seen)) {
    setSeen(filters);
    if (!hasSameFilters(filters, applied)) {
      setApplied(filters);
      setDraft(filters);
    }
  }

  const apply = (next: Filters, isTyped: boolean) => {
    const trimmed = { ...next, search: next.search.trim() };
    setDraft(next);
    setApplied(trimmed);
    onApply(trimmed, { isTyped });
  };

  const isAhead = draft.search.trim() !== applied.search;
  const applyTyped = useEffectEvent(() => apply(draft, true));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => applyTyped(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isAhead, draft.search]);

  return {
    /** Values of the inputs; the search is applied while typing, the others with SEARCH. */
    draft,
    change: (values: Partial<Filters>) => setDraft({ ...draft, ...values }),
    /** Applies the inputs now. */
    apply: (values?: Partial<Filters>) => apply({ ...draft, ...values }, false),
  };
}
