import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The inputs of a list's filters. They follow the address (back, forward, a link), but not while they have newer input.
 * @param pauseMs a typed search is applied after this pause
 * @param onApply gets the filters to apply; `isTyped` when the pause after typing applied them
 */
export function useTypedFilters<Filters extends { search: string }>(
  filters: Filters,
  pauseMs: number,
  onApply: (filters: Filters, how: { isTyped: boolean }) => void,
) {
  const [typed, setTyped] = useState(filters);
  const [seen, setSeen] = useState(filters);
  const [applied, setApplied] = useState(filters);

  if (!isSame(filters, seen)) {
    setSeen(filters);
    if (!isSame(filters, applied)) {
      setApplied(filters);
      setTyped(filters);
    }
  }

  const apply = (next: Filters, isTyped: boolean) => {
    const trimmed = { ...next, search: next.search.trim() };
    setTyped(next);
    setApplied(trimmed);
    onApply(trimmed, { isTyped });
  };

  const isAhead = typed.search.trim() !== applied.search;
  const applyTyped = useEffectEvent(() => apply(typed, true));
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => applyTyped(), pauseMs);
    return () => clearTimeout(timer);
  }, [isAhead, typed.search, pauseMs]);

  return {
    typed,
    change: (values: Partial<Filters>) => setTyped({ ...typed, ...values }),
    apply: (values?: Partial<Filters>) => apply({ ...typed, ...values }, false),
  };
}

/** Whether two sets of filters are the same. */
export function isSame(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
