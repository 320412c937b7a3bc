import type { ModelDetail, SectionInput } from '@dealership/shared';
import { photographTexts as texts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { sendPhotograph, type Sending } from '../../../lib/calls/send-picture.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useStoreModel } from '../use-models.ts';
import { stateOf } from '../use-section.ts';
import { LEAD, placesOf, type Row } from './rows.ts';

/** A photograph that is being sent, with the share that was sent, or that failed. */
interface Progress {
  share?: number;
  failure?: string;
}

/**
 * Paths of stored photographs, by their key: one that is chosen again is not sent again. They stay until the page is
 * closed.
 */
export const stored = new Map<string, string>();

/** Why the rest is not sent: the page was left. */
const LEFT = 'left';

/** Sends photographs one after another, and puts each into the draft of its model at once. */
export function useAdding(modelOf: (id: number) => ModelDetail | undefined) {
  const store = useStoreModel();
  const [progress, setProgress] = useState<Readonly<Partial<Record<string, Progress>>>>({});
  const [at, setAt] = useState({ number: 0, count: 0 });
  const controller = useRef<AbortController>(undefined);
  const mark = (key: string, now?: Progress) =>
    setProgress((before) => ({ ...before, [key]: now }));

  const { change, isBusy } = useChange({
    mutate: async (rows: readonly Row[]) => {
      const { signal } = (controller.current = new AbortController());
      const hasStopped = () => signal.aborted;
      let added = 0;
      for (const [index, row] of rows.entries()) {
        const model = row.model === undefined ? undefined : modelOf(row.model);
        if (hasStopped()) break;
        setAt({ number: index + 1, count: rows.length });
        mark(row.key, {});
        try {
          if (!model) throw new Refusal(texts.gone);
          const onProgress = (share: number) => mark(row.key, { share });
          const path =
            stored.get(row.fileKey) ?? (await send(row.file, { signal, onProgress })).path;
          stored.set(row.fileKey, path);
          await putPicture(model, { row, path, store });
          mark(row.key);
          added += 1;
        } catch (error) {
          mark(row.key, hasStopped() ? undefined : { failure: failureText(error) });
          // The others would fail, too.
          if (error instanceof ApiError && error.code === 'unreachable') break;
        }
      }
      controller.current = undefined;
      // Only now: the one that was being saved is added still.
      if (signal.reason === LEFT && added < rows.length) void showToast('info', texts.stopped);
    },
  });

  useEffect(() => () => controller.current?.abort(LEFT), []);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return {
    ...at,
    progress,
    isBusy,
    add: (rows: readonly Row[]) => void change(rows),
    cancel: () => controller.current?.abort(),
  };
}

/** @throws {Refusal} when the file can no longer be read: sending it would look like a broken line */
async function send(file: File, sending: Sending) {
  const isThere = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (!isThere) throw new Refusal(texts.notThere);
  return sendPhotograph(file, sending);
}

/**
 * Puts a picture into a model's draft; what others have changed meanwhile stays. A second time it changes nothing.
 *
 * @throws {Refusal} when the picture that it would replace is not the one that was shown (rules: photographs-by-name)
 */
async function putPicture(
  model: ModelDetail,
  { row, path, store }: { row: Row; path: string; store: (model: ModelDetail) => void },
): Promise<void> {
  const section = row.place === LEAD ? 'pictures' : 'colours';
  for (let now = model; ;) {
    const place = placesOf(now).find(({ id }) => id === row.place);
    if (!place) throw new Refusal(texts.gone);
    if (place.image === path) return;
    if (place.image !== row.before) throw new Refusal(texts.changed);
    const { value, version } = stateOf(now, section);
    const params = { id: String(now.id), section };
    const body = { key: randomId(), version, value: withPicture(value, row.place, path) };
    try {
      store(await call('PATCH /api/vehicles/:id/sections/:section', { params, body }));
      return;
    } catch (error) {
      const theirs = changedMeanwhile<ModelDetail>(error);
      if (!theirs) throw error;
      store(theirs);
      now = theirs;
    }
  }
}

function withPicture(value: unknown, place: number | undefined, path: string) {
  if (place === LEAD) return { ...(value as SectionInput<'pictures'>), lead: path };
  return (value as SectionInput<'colours'>).map((colour) =>
    colour.id === place ? { ...colour, image: path } : colour,
  );
}
