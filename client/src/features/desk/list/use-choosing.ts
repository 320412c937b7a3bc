import type { DeskRow, Match } from '@dealership/shared';
import { useCallback, useState } from 'react';

interface Chosen {
  of: string;
  /** Version that the user saw, by reference. */
  rows: ReadonlyMap<string, number>;
  /** All matching enquiries are chosen, even those that are not loaded. */
  all: Match | undefined;
}

/**
 * Rows that are chosen for one common step.
 * @param of names the list: another list ends the choice
 */
export function useChoosing(of: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const [times, setTimes] = useState(0);
  const now = chosen?.of === of ? chosen : undefined;
  const choose = useCallback((row: DeskRow, isChosen: boolean) => {
    setChosen((before) => {
      if (!before) return before;
      const rows = new Map(before.rows);
      if (isChosen) rows.set(row.reference, row.version);
      else rows.delete(row.reference);
      return { ...before, rows };
    });
  }, []);
  return {
    isOn: now !== undefined,
    /** How often choosing was started; at first its code is not loaded. */
    times,
    rows: now?.rows,
    all: now?.all,
    choose,
    isChosen: ({ reference }: DeskRow) => now && (now.all !== undefined || now.rows.has(reference)),
    start: () => {
      setTimes((before) => before + 1);
      setChosen({ of, rows: new Map(), all: undefined });
    },
    /** Chooses all that match, or only the rows that were chosen one by one. */
    chooseAll: (all: Match | undefined) => setChosen((before) => before && { ...before, all }),
    stop: () => setChosen(undefined),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
