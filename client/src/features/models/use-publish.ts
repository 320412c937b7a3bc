import type { ModelDetail } from '@dealership/shared';
import { modelEditorTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { pictureFieldTexts } from '@dealership/shared/texts/staff/catalogue/pictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pause } from '../../lib/browser/pause.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { untilPicturesStored } from '../../ui/pictures/use-after-pictures.ts';
import { missingOf, missingTexts } from './missing-texts.ts';
import { draftsOf, useStoreModel } from './use-models.ts';
import type { SaveStatus } from './use-section.ts';

const { publish: texts } = modelEditorTexts;

export type Publishing = ReturnType<typeof usePublish>;

/** Publishes a model, now or at a time (`at`), after all input is saved; asks first if something is missing. */
export function usePublish(model: ModelDetail) {
  const store = useStoreModel();
  const queries = useQueryClient();
  // The newest, even during an asynchronous action.
  const read = () => queries.getQueryData<ModelDetail>(queryKeys.model(model.id)) ?? model;
  const [isWaiting, setIsWaiting] = useState(false);
  /** Publishing was asked for while there were errors. */
  const [isHeld, setIsHeld] = useState(false);
  const [asked, setAsked] = useState<{ at: string | undefined; missing: string[] }>();

  const { send, isBusy, problems, failure, setFailure } = useForm({
    act: async ({ make }: Sent) => {
      const { message, ...detail } = await make();
      store(detail);
      void showToast('success', message);
    },
    onConflict: (current: ModelDetail) => {
      store(current);
      throw new Refusal(texts.stale);
    },
    explain: (error, { at = '' }) => {
      const fields = error instanceof ApiError ? error.fields : {};
      if (fields.at !== undefined && at !== '') return [{ at: fields.at }, ''];
      return [{}, Object.values(fields)[0] ?? failureText(error)];
    },
  });
  const params = { id: String(model.id) };
  const publish = async (at: string | undefined) => {
    // Including what was saved just now.
    const { sections } = read();
    const seen = sections.filter((section) => section.is_draft);
    const versions = Object.fromEntries(seen.map(({ section, version }) => [section, version]));
    const body = { versions, ...(at !== undefined && { at }) };
    const make = () => call('POST /api/vehicles/:id/publish', { params, body });
    await send({ make, at });
  };
  const ask = async (at?: string) => {
    if (isWaiting) return;
    setFailure('');
    setIsWaiting(true);
    const areStored = await untilPicturesStored(document);
    await untilSaved();
    setIsWaiting(false);
    if (!areStored) {
      setFailure(pictureFieldTexts.notStored);
      return;
    }
    const isWrong = isAny('refused', 'failed');
    setIsHeld(isWrong);
    if (isWrong) return;
    if (isAny('waiting', 'saving')) {
      setFailure(texts.unsaved);
      return;
    }
    const now = read();
    if (draftsOf(now).length === 0) return;
    // Without a price publishing is refused as a whole.
    const isRefused = missingOf(now).some(({ what }) => what === 'price');
    const missing = isRefused ? [] : missingTexts(now);
    if (missing.length > 0) setAsked({ at, missing });
    else await publish(at);
  };
  return {
    ask,
    publish,
    cancel: () => send({ make: () => call('DELETE /api/vehicles/:id/publish', { params }) }),
    asked,
    forgetAsked: () => setAsked(undefined),
    isBusy,
    isWaiting,
    isHeld,
    setIsHeld,
    problem: problems.at,
    failure,
  };
}

interface Sent {
  make: () => Promise<ModelDetail & { message: string }>;
  at?: string | undefined;
}

/** Waits for sections that are being saved, 10 s at most. */
async function untilSaved(): Promise<void> {
  for (let tries = 0; isAny('waiting', 'saving') && tries < 200; tries += 1) {
    await pause(50);
  }
}

/** Whether a section on the page is in one of these states. */
function isAny(...states: readonly SaveStatus[]): boolean {
  return document.querySelector(states.map((each) => `[data-save="${each}"]`).join()) !== null;
}
