import type { ManyDone, ManyStep, SentMany } from '@dealership/shared';
import { manyTexts as texts } from '@dealership/shared/texts/staff/desk/many.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { reasonOf } from '../sending/send-step.ts';

/** Sends one step for many. A retry after a lost answer has the same key, so that the step is done once. */
export function useMany(onStored: (step: ManyStep, answer: ManyDone) => void) {
  const [attempt, setAttempt] = useState<SentMany>();
  const { change, isBusy, failure, forget } = useChange({
    onBegin: setAttempt,
    mutate: async (body: SentMany) => {
      const answer = await call('POST /api/desk/steps', { body });
      setAttempt(undefined);
      onStored(body.step, answer);
    },
    textOf: (error) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      return isRefused ? reasonOf(error) : `${reasonOf(error)} ${texts.inPart}`;
    },
  });

  return {
    isBusy,
    failure,
    take: (step: ManyStep, which: SentMany['which']) => {
      const isSame =
        attempt && JSON.stringify([attempt.step, attempt.which]) === JSON.stringify([step, which]);
      void change({ key: isSame ? attempt.key : randomId(), step, which });
    },
    again: () => {
      if (attempt) void change(attempt);
    },
    /** The sheet is closed: its failure must not appear in the next one. */
    forget,
  };
}

export type ManySender = ReturnType<typeof useMany>;
