import type { DeskRow, Match } from '@dealership/shared';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMay } from '../../../lib/staff/rights.ts';
import { useDesk } from '../common/desk-context.ts';

interface Chosen {
  of: string;
  /** Version that the user saw, by reference. */
  rows: ReadonlyMap<string, number>;
  /** All matching enquiries are chosen, even those that are not loaded. */
  all: Match | undefined;
}

/** How a row is chosen: `isRange`: with all rows between it and the row that was chosen before. */
export interface RowChoice {
  isChosen: boolean;
  isRange: boolean;
}

/** Whether the user may choose rows of the list that is shown. */
export function useMayChoose() {
  const { view, filters } = useDesk();
  return useMay('enquiries.bulk') && (filters.search !== '' || view !== 'closed');
}

/**
 * Rows that are chosen for one common step.
 * @param of names the list: another list ends the choice
 * @param shown the rows in their order, for ranges
 */
export function useChoosing(of: string, shown: readonly DeskRow[]) {
  const [chosen, setChosen] = useState<Chosen>();
  const [times, setTimes] = useState(0);
  const now = chosen?.of === of ? chosen : undefined;
  const rowsNow = useRef(shown);
  useLayoutEffect(() => {
    rowsNow.current = shown;
  }, [shown]);
  /** Reference of the row that a range begins with. */
  const first = useRef('');
  const choose = useCallback(({ reference }: DeskRow, { isChosen, isRange }: RowChoice) => {
    const changed = rowsBetween(rowsNow.current, reference, isRange ? first.current : reference);
    first.current = reference;
    setChosen((before) => {
      if (!before) return before;
      const rows = new Map(before.rows);
      for (const row of changed) {
        if (isChosen) rows.set(row.reference, row.version);
        else rows.delete(row.reference);
      }
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
    /** Begins, with a row if one is given. */
    start: (row?: DeskRow) => {
      first.current = row?.reference ?? '';
      setTimes((before) => before + 1);
      setChosen({ of, rows: new Map(row && [[row.reference, row.version]]), all: undefined });
    },
    /** Chooses all that match, or only the rows that were chosen one by one. */
    chooseAll: (all: Match | undefined) => setChosen((before) => before && { ...before, all }),
    stop: () => setChosen(undefined),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;

/** From one row to the other, both included, in the order of the list; only the first where the other is not shown. */
function rowsBetween(rows: readonly DeskRow[], reference: string, other: string) {
  const at = rows.findIndex((row) => row.reference === reference);
  const from = rows.findIndex((row) => row.reference === other);
  return from < 0 ? rows.slice(at, at + 1) : rows.slice(Math.min(at, from), Math.max(at, from) + 1);
}
