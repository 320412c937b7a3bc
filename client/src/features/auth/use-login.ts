import { useState } from 'react';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { Refusal } from '../../lib/calls/refusal.ts';

/** Why a login failed: beside a field, or else as a separate text. */
export interface LoginFailure {
  text: string;
  fields: Partial<Record<string, string>>;
}

/** The shared state of all ways to log in. */
export interface Login {
  /** The running attempt. */
  busy: 'form' | 'passkey' | undefined;
  failure: LoginFailure;
  /** @returns why it failed; does nothing while another attempt runs */
  run: (what: 'form' | 'passkey', attempt: () => Promise<void>) => Promise<unknown>;
  /** Shows a reason in place of the one before. */
  say: (text: string) => void;
}

const nothing: LoginFailure = { text: '', fields: {} };

/** @param isDone logged in already: no further attempt is possible */
export function useLogin({ isDone }: { isDone: boolean }): Login {
  const [trying, setTrying] = useState<'form' | 'passkey'>();
  const [failure, setFailure] = useState(nothing);
  const busy = trying ?? (isDone ? 'form' : undefined);
  return {
    busy,
    failure,
    say: (text) => setFailure({ ...nothing, text }),
    run: async (what, attempt) => {
      if (busy !== undefined) return undefined;
      setTrying(what);
      setFailure(nothing);
      try {
        await attempt();
        return undefined;
      } catch (error) {
        setFailure(failureOf(error));
        return error;
      } finally {
        setTrying(undefined);
      }
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
