import type { DeskRow } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchNotes } from './fetch-day.ts';

/** Prints a day, with what staff noted last of those who come. */
export function usePrint(day: string, rows: readonly DeskRow[] | undefined, onFailed: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  /** Which day is printed; `''`: none. */
  const [preparing, setPreparing] = useState('');
  const printing = useRef<AbortController>(undefined);
  // Another day is shown, or another screen: that would be printed.
  useEffect(() => () => printing.current?.abort(), [day]);
  const print = async () => {
    if (!rows) return;
    printing.current = new AbortController();
    const { signal } = printing.current;
    setPreparing(day);
    try {
      const fetched = await fetchNotes(rows, signal);
      if (signal.aborted) return;
      // They are on the sheet before it is printed.
      flushSync(() => setNotes(fetched));
      window.print();
    } catch {
      if (!signal.aborted) onFailed();
    } finally {
      setPreparing((before) => (before === day ? '' : before));
    }
  };
  return { notes, isPreparing: preparing === day, print };
}
