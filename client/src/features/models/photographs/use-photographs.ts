import type { ModelDetail, ModelRow } from '@dealership/shared';
import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { inNaturalOrder } from '../check-turn.ts';
import { modelQuery } from '../use-models.ts';
import { MOST_PHOTOGRAPHS, type ChosenFiles } from './read-files.ts';
import { modelsOf, rowsOf, type Answer, type Photograph, type Row } from './rows.ts';
import { stored, useAdding } from './use-adding.ts';

const noModels: readonly ModelRow[] = [];

const combine = (results: UseQueryResult<ModelDetail>[]) => ({
  details: results.flatMap(({ data }) => data ?? []),
  error: results.find(({ isError }) => isError)?.error,
});

/** The chosen photographs, where they belong, and adding them. */
export function usePhotographs() {
  const queries = useQueryClient();
  const list = useQuery(callQuery(queryKeys.models, 'GET /api/vehicles'));
  const all = list.data?.models ?? noModels;
  const models = useMemo(() => all.filter(({ days_left: left }) => left === null), [all]);
  const [answers, setAnswers] = useState<Readonly<Partial<Record<string, Answer>>>>({});
  const [withLead, setWithLead] = useState(false);
  const { photographs, leftOut, ...choosing } = useChosen();

  const ids = useMemo(() => {
    const found = modelsOf(photographs, { models, answers });
    return [...new Set(found.flatMap(({ named, model }) => [named ?? [], model ?? []].flat()))];
  }, [photographs, models, answers]);
  const { details, error = list.error } = useQueries({
    queries: ids.map((id) => modelQuery(queries, id)),
    combine,
  });
  const rows = useMemo(() => {
    const placed = rowsOf(photographs, { models, details, answers, stored, withLead });
    const groups = [undefined, ...models.map(({ id }) => id)];
    return groups.flatMap((each) => placed.filter(({ group }) => group === each));
  }, [photographs, models, details, answers, withLead]);
  // The newest, even during an asynchronous action.
  const adding = useAdding((id) => queries.getQueryData<ModelDetail>(queryKeys.model(id)));

  const answer = ({ key }: Row, changed: Answer) => setAnswers({ ...answers, [key]: changed });
  /** Another one for the same place is no longer used. */
  const putInto = (row: Row, place: number) => {
    const others = rows.filter(
      ({ key, model, place: theirs, state }) =>
        key !== row.key && model === row.model && theirs === place && state !== 'unused',
    );
    const changed = { ...answers, [row.key]: { ...answers[row.key], place, isTicked: true } };
    for (const { key } of others) changed[key] = { ...changed[key], isTicked: false };
    setAnswers(changed);
  };
  return {
    ...choosing,
    leftOut,
    withLead,
    setWithLead,
    models,
    details,
    failed: {
      isError: error !== null,
      error,
      refetch: () => queries.refetchQueries({ queryKey: queryKeys.models }),
    },
    /** Those to be sorted by a person, then the others in the order of the models. */
    rows,
    /** Where the photographs belong is not known yet. */
    isLoading:
      !list.data ||
      (error === null && rows.some(({ key, state }) => state === 'loading' && !answers[key])),
    adding,
    chooseModel: (row: Row, model: number) => answer(row, { model }),
    choosePlace: putInto,
    tick: (row: Row, isTicked: boolean) => {
      if (!isTicked) answer(row, { ...answers[row.key], isTicked });
      else if (row.place !== undefined) putInto(row, row.place);
    },
  };
}

export type Photographs = ReturnType<typeof usePhotographs>;

/** The files that were chosen so far; the same file counts once. */
function useChosen() {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  const { change, isBusy, failure } = useChange({
    textOf: (error) => (error instanceof Refusal ? error.message : texts.notRead),
    mutate: async (reading: ChosenFiles | Promise<ChosenFiles>) => {
      const chosen = await reading;
      const known = new Set(photographs.map(({ key }) => key));
      const fresh = chosen.pictures.flatMap(({ path, file }) => {
        const key = `${path} ${file.size} ${file.lastModified}`;
        return known.has(key) ? [] : [{ key, path, file }];
      });
      if (chosen.pictures.length === 0) throw new Refusal(texts.none);
      if (photographs.length + fresh.length > MOST_PHOTOGRAPHS) {
        throw new Refusal(texts.tooMany(MOST_PHOTOGRAPHS));
      }
      const added = fresh.map((each) => ({ ...each, url: URL.createObjectURL(each.file) }));
      urls.current.push(...added.map(({ url }) => url));
      // Of one path the newest comes first: the one before may no longer be readable.
      const named = [...added, ...photographs].map((each) => ({ ...each, name: each.path }));
      setPhotographs(inNaturalOrder(named));
      setLeftOut(chosen.leftOut);
    },
  });
  return {
    photographs,
    leftOut,
    isReading: isBusy,
    choose: (...chosen: Parameters<typeof change>) => void change(...chosen),
    failure,
  };
}
