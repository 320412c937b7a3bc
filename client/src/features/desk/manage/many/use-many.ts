import type { ManyDone, ManyStep, SentMany } from '@dealership/shared';
import { manyTexts as texts } from '@dealership/shared/messages/staff/many.ts';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api-client.ts';
import { call } from '../../../../lib/call.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { reasonOf } from '../send-step.ts';

/** Sends one step for many. What is sent again after no answer came has the same key, and is done once. */
export function useMany(onStored: (step: ManyStep, answer: ManyDone) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState<SentMany>();

  const send = async (body: SentMany) => {
    setAttempt(body);
    setIsBusy(true);
    setFailure('');
    try {
      const answer = await call('POST /api/desk/steps', { body });
      setAttempt(undefined);
      onStored(body.step, answer);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setFailure(isRefused ? reasonOf(error) : `${reasonOf(error)} ${texts.inPart}`);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    failure,
    take: (step: ManyStep, which: SentMany['which']) => {
      if (isBusy) return;
      const isSame =
        attempt && JSON.stringify([attempt.step, attempt.which]) === JSON.stringify([step, which]);
      void send({ key: isSame ? attempt.key : randomId(), step, which });
    },
    again: () => {
      if (attempt && !isBusy) void send(attempt);
    },
    /** Its sheet is closed: what went wrong says nothing in another one. */
    forget: () => setFailure(''),
  };
}

export type ManySender = ReturnType<typeof useMany>;
