import type { DeskRow, Match } from '@dealership/shared';
import { useCallback, useState } from 'react';

interface Chosen {
  /** The list that they are of. */
  of: string;
  /** By reference, with the version that was seen. */
  rows: ReadonlyMap<string, number>;
  /** All that match are meant, also those that are not loaded. */
  all: Match | undefined;
}

/**
 * Rows that are chosen for one step for all of them.
 * @param of names the list: with another one it is over
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
    /** How often that was begun; at first what belongs to it is not loaded. */
    times,
    rows: now?.rows,
    all: now?.all,
    choose,
    isChosen: ({ reference }: DeskRow) => now && (now.all !== undefined || now.rows.has(reference)),
    start: () => {
      setTimes((before) => before + 1);
      setChosen({ of, rows: new Map(), all: undefined });
    },
    /** All that match, or none but those that are chosen one by one. */
    chooseAll: (all: Match | undefined) => setChosen((before) => before && { ...before, all }),
    stop: () => setChosen(undefined),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
