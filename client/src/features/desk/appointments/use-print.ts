import type { DeskRow } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchNotes } from './fetch-day.ts';

/** Prints a day, with the latest staff note on each appointment. */
export function usePrint(day: string, rows: readonly DeskRow[] | undefined, onFailed: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  /** The day that is being printed; `''`: none. */
  const [preparing, setPreparing] = useState('');
  const printing = useRef<AbortController>(undefined);
  // Otherwise another day or another screen would be printed.
  useEffect(() => () => printing.current?.abort(), [day]);
  const print = async () => {
    if (!rows) return;
    printing.current = new AbortController();
    const { signal } = printing.current;
    setPreparing(day);
    try {
      const fetched = await fetchNotes(rows, signal);
      if (signal.aborted) return;
      // The notes must be on the sheet before it is printed.
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
