import type { StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState, type RefObject } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import type { Problems } from './fields/account-fields.tsx';
import { changesOf, valueNames, valuesOf, type AccountValues } from './fields/account-values.ts';
import { handedLines } from './fields/handed-lines.ts';
import { differencesOf, mergeValues } from './fields/merge-values.ts';

interface ChangeOptions {
  /** The form in which the first error gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  onSaved: (row: StaffRow) => void;
  /** Name of a colleague, by user id. */
  nameOf: (userId: string) => string;
}

/**
 * A change of an account that begins with a row of the list. If another person has changed the account in the meantime,
 * `conflict` has their version until a choice is saved.
 */
export function useAccountChange(row: StaffRow, { form, onSaved, nameOf }: ChangeOptions) {
  const [stored, setStored] = useState(row);
  const [values, setValues] = useState(() => valuesOf(row));
  const [theirs, setTheirs] = useState<StaffRow>();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const { change, isBusy } = useChange({
    mutate: async ({ from, wanted, handOverTo }: Attempt) => {
      const changes = changesOf(valuesOf(from), wanted);
      if (Object.keys(changes).length === 0) {
        onSaved(from);
        return;
      }
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
    },
    onBegin: () => {
      setProblems({});
      setFailure('');
    },
    onConflict: (current: StaffRow, { from, wanted, handOverTo }) => {
      setStored(from);
      setValues(wanted);
      const versions = { base: valuesOf(from), yours: wanted, theirs: valuesOf(current) };
      if (differencesOf(versions).length > 0) {
        setTheirs(current);
        return undefined;
      }
      // Nothing to choose: the other person has changed other values, or made the same change.
      return { from: current, wanted: mergeValues(versions, {}), handOverTo };
    },
    onFailed: (error, { from, wanted }) => {
      if (error instanceof ApiError && names.some((name) => error.fields[name] !== undefined)) {
        // The form shows the error beside the field, with the account as it is now.
        setStored(from);
        setValues(wanted);
        setTheirs(undefined);
        setProblems(error.fields);
        focusFirstProblem(form.current);
      } else {
        setFailure(failureText(error));
      }
    },
  });

  return {
    /** The account at the beginning of the change. */
    base: valuesOf(stored),
    values,
    setValues,
    problems,
    failure,
    isBusy,
    save: async (wanted: AccountValues, handOverTo: string): Promise<void> => {
      await change({ from: theirs ?? stored, wanted, handOverTo });
    },
    conflict: theirs && { theirs: valuesOf(theirs) },
    leaveConflict: () => {
      setTheirs(undefined);
      setFailure('');
    },
  };
}

/** The fields that show an error beside them. */
const names = [...valueNames, 'handOverTo'];

interface Attempt {
  /** The row that the change begins from. */
  from: StaffRow;
  wanted: AccountValues;
  /** Who takes the open enquiries that the account can no longer answer; `''`: the queue. */
  handOverTo: string;
}
