import { useEffect, useEffectEvent, useState } from 'react';
import { hasSameFilters, type Filters } from '../report-address.ts';

/** A typed search counts after this pause (rules: given-figures). */
const SEARCH_DELAY_MS = 600;

interface ReportFilters {
  /** What the inputs show; the search counts while it is typed, the rest with SEARCH. */
  draft: Filters;
  change: (values: Partial<Filters>) => void;
  /** Makes the draft count now. */
  apply: (values?: Partial<Filters>) => void;
}

/**
 * The inputs of a report. They follow the address (back, forward, a link), but never while somebody
 * is ahead of it by typing.
 * @param onApply told what counts from now on; `isTyped` when the delay after typing did it
 */
export function useReportFilters(
  filters: Filters,
  onApply: (filters: Filters, how: { isTyped: boolean }) => void,
): ReportFilters {
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
    draft,
    change: (values) => setDraft({ ...draft, ...values }),
    apply: (values) => apply({ ...draft, ...values }, false),
  };
}
