import type { StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/messages/staff/staff.ts';
import { useState, type RefObject } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Problems } from './account-fields.tsx';
import { changesOf, valueNames, valuesOf, type AccountValues } from './account-values.ts';
import { handedLines } from './handed-lines.ts';
import { hasProblemOf } from './has-problem-of.ts';
import { differencesOf, mergeValues } from './merge-values.ts';

interface ChangeOptions {
  /** Where the focus goes to what is wrong. */
  form: RefObject<HTMLFormElement | null>;
  onSaved: (row: StaffRow) => void;
  /** Of colleagues, by user id. */
  nameOf: (userId: string) => string;
}

/**
 * A change of an account that begins with a row of the list. Where somebody else has changed the account
 * meanwhile, `conflict` holds it as they have stored it, until a choice is saved.
 */
export function useAccountChange(row: StaffRow, { form, onSaved, nameOf }: ChangeOptions) {
  const [stored, setStored] = useState(row);
  const [values, setValues] = useState(() => valuesOf(row));
  const [theirs, setTheirs] = useState<StaffRow>();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  /** @param from the row that the change is made from */
  const send = async (from: StaffRow, wanted: AccountValues, handOverTo: string): Promise<void> => {
    const changes = changesOf(valuesOf(from), wanted);
    if (Object.keys(changes).length === 0) {
      onSaved(from);
      return;
    }
    try {
      const {
        message: _,
        handed,
        ...saved
      } = await call('PATCH /api/staff/:userId', {
        params: { userId: row.user_id },
        body: { version: from.version, ...changes, ...(handOverTo && { handOverTo }) },
      });
      const said = [accountDialogTexts.saved, ...handedLines(handed, nameOf)].join('. ');
      void showToast('success', said);
      onSaved(saved);
    } catch (error) {
      const current = changedMeanwhile(error);
      if (!current) throw error;
      setStored(from);
      setValues(wanted);
      const versions = { base: valuesOf(from), yours: wanted, theirs: valuesOf(current) };
      if (differencesOf(versions).length > 0) {
        setTheirs(current);
        return;
      }
      // Nothing to choose: they have changed something else, or to the same.
      await send(current, mergeValues(versions, {}), handOverTo);
    }
  };

  /** @param handOverTo who takes the open enquiries that the account cannot answer any more; `''`: the queue */
  const save = async (wanted: AccountValues, handOverTo: string): Promise<void> => {
    setIsBusy(true);
    setProblems({});
    setFailure('');
    try {
      await send(theirs ?? stored, wanted, handOverTo);
    } catch (error) {
      if (error instanceof ApiError && hasProblemOf(error, [...valueNames, 'handOverTo'])) {
        // The form says it beside the field, from the account as it is now.
        setStored(theirs ?? stored);
        setValues(wanted);
        setTheirs(undefined);
        setProblems(error.fields);
        focusFirstProblem(form.current);
      } else {
        setFailure(failureText(error));
      }
    } finally {
      setIsBusy(false);
    }
  };

  return {
    /** The account as it was when the change was begun. */
    base: valuesOf(stored),
    values,
    setValues,
    problems,
    failure,
    isBusy,
    save,
    conflict: theirs && { theirs: valuesOf(theirs) },
    leaveConflict: () => {
      setTheirs(undefined);
      setFailure('');
    },
  };
}

/** The account as it is stored now, where a change came too late. */
function changedMeanwhile(error: unknown): StaffRow | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return undefined;
  // The server answers with what the call itself would have answered.
  return error.current as StaffRow | undefined;
}
