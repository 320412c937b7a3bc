import { useState } from 'react';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { Refusal } from '../../lib/calls/refusal.ts';

/** Why a login failed: beside a field, or else as a separate text. */
interface LoginFailure {
  text: string;
  fields: Partial<Record<string, string>>;
}

type Way = 'form' | 'passkey';

export type Login = ReturnType<typeof useLogin>;

const nothing: LoginFailure = { text: '', fields: {} };

/**
 * The shared state of all ways to log in.
 * @param props.isDone logged in already: no further attempt is possible
 */
export function useLogin({ isDone }: { isDone: boolean }) {
  const [trying, setTrying] = useState<Way>();
  const [failure, setFailure] = useState(nothing);
  const busy = trying ?? (isDone ? 'form' : undefined);
  return {
    busy,
    failure,
    showReason: (text: string) => setFailure({ ...nothing, text }),
    /** @returns why it failed; does nothing while another attempt runs */
    run: async (what: Way, attempt: () => Promise<void>): Promise<unknown> => {
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
