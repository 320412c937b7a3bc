import { useState } from 'react';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { Refusal } from '../../lib/calls/refusal.ts';
import { useChange } from '../../lib/calls/use-change.ts';

/** Why a login failed: beside a field, or else as a separate text. */
interface LoginFailure {
  text: string;
  fields: Partial<Record<string, string>>;
}

interface Attempt {
  by: 'form' | 'passkey';
  act: () => Promise<void>;
  onFailed?: (error: unknown) => void;
}

export type Login = ReturnType<typeof useLogin>;

const nothing: LoginFailure = { text: '', fields: {} };

/**
 * The shared state of all ways to log in.
 * @param props.isDone logged in already: no further attempt is possible
 */
export function useLogin({ isDone }: { isDone: boolean }) {
  const [failure, setFailure] = useState(nothing);
  const { change, busyWith } = useChange({
    onBegin: () => setFailure(nothing),
    mutate: ({ act }: Attempt) => act(),
    onFailed: (error, { onFailed }) => {
      setFailure(failureOf(error));
      onFailed?.(error);
    },
  });
  return {
    busy: busyWith?.by ?? (isDone ? 'form' : undefined),
    failure,
    showReason: (text: string) => setFailure({ ...nothing, text }),
    run: (attempt: Attempt) => {
      if (!isDone) void change(attempt);
    },
  };
}

function failureOf(error: unknown): LoginFailure {
  if (error instanceof Refusal) return { text: error.message, fields: {} };
  if (!(error instanceof ApiError) || error.code === 'unreachable') {
    return { text: loginTexts.failed, fields: {} };
  }
  const { fields } = error;
  // An error shown at a field is not repeated here.
  const text = Object.keys(fields).length > 0 ? '' : error.message || loginTexts.refused;
  return { text, fields };
}
