import type { AnswerOf, NamedCalls, OthersStock, StockChange, StockList } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/calls/call.ts';
import { queryKeys } from '../../../../lib/calls/query-keys.ts';
import { showFailure, useChange } from '../../../../lib/calls/use-change.ts';
import { showToast } from '../../../../lib/toasts/toasts.ts';

/** Names a variant in a colour uniquely. */
export function keyOf({ part, colour }: { part: string; colour: number }): string {
  return `${part} ${colour}`;
}

type Stored = AnswerOf<NamedCalls['PATCH /api/stock']>;

/** Stores what staff say, and remembers what others entered after the cells were shown. */
export function useStockChange(onStored?: (answer: Stored) => void) {
  const queries = useQueryClient();
  const [others, setOthers] = useState<ReadonlyMap<string, OthersStock>>(new Map());
  const { change, busyWith } = useChange({
    mutate: async (changes: readonly StockChange[]) => {
      const queryKey = queryKeys.stock;
      const answer = await call('PATCH /api/stock', { body: { changes: [...changes] } });
      // A list that is on its way is older than this answer.
      await queries.cancelQueries({ queryKey });
      const fresh = new Map(answer.cells.map((cell) => [keyOf(cell), cell]));
      queries.setQueryData<StockList>(
        queryKey,
        (before) =>
          before && {
            ...before,
            cells: [...before.cells.filter((cell) => !fresh.has(keyOf(cell))), ...fresh.values()],
          },
      );
      setOthers(new Map(answer.others.map((each) => [keyOf(each), each])));
      void showToast(answer.others.length > 0 ? 'info' : 'success', answer.message);
      onStored?.(answer);
    },
    onFailed: (error) => {
      showFailure(error);
      void queries.invalidateQueries({ queryKey: queryKeys.stock });
    },
  });
  const busy = new Set((busyWith ?? []).map(keyOf));
  return { change, others, isBusy: (key: string) => busy.has(key) };
}
