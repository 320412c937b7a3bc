import { writtenIn, type DeskRow } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../lib/calls/call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Prints a day, with the latest staff note on each appointment. */
export function usePrint(day: string, rows: readonly DeskRow[] | undefined, onFailed: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const printing = useRef<AbortController>(undefined);
  // Otherwise another day or another screen would be printed.
  useEffect(() => () => printing.current?.abort(), [day]);
  const { change: print, isBusy } = useChange({
    mutate: async () => {
      if (!rows) return;
      printing.current = new AbortController();
      const { signal } = printing.current;
      const fetched = await fetchNotes(rows, signal);
      if (signal.aborted) return;
      // The notes must be on the sheet before it is printed.
      flushSync(() => setNotes(fetched));
      window.print();
    },
    onFailed: () => !printing.current?.signal.aborted && onFailed(),
  });
  return { notes, isPreparing: isBusy, print };
}

/** The latest staff note of each enquiry that has one, by reference: fetched one by one, as a day has about twenty. */
async function fetchNotes(
  rows: readonly DeskRow[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  for (const { reference } of rows) {
    const { events } = await call('GET /api/desk/enquiries/:reference', {
      params: { reference },
      signal,
    });
    const note = events.map(({ detail }) => writtenIn(detail)).find((text) => text !== '');
    if (note !== undefined) notes.set(reference, note);
  }
  return notes;
}
