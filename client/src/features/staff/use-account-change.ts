import type { StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { useValues } from '../../ui/forms/bind-fields.ts';
import { partsOf, useForm } from '../../ui/forms/use-form.ts';
import { changesOf, valueNames, valuesOf, type AccountValues } from './fields/account-values.ts';
import { handedLines } from './fields/hand-over-field.tsx';
import { differencesOf, mergeValues } from './fields/merge-values.ts';

interface ChangeOptions {
  onSaved: (row: StaffRow) => void;
  nameOf: (userId: string) => string;
}

/** The fields that show an error beside them. */
const names = [...valueNames, 'handOverTo'];

/**
 * A change of an account that begins with a row of the list. If another person has changed the account in the meantime,
 * `theirs` has their version until a choice is saved.
 */
export function useAccountChange(row: StaffRow, { onSaved, nameOf }: ChangeOptions) {
  const [stored, setStored] = useState(row);
  const [values, change] = useValues(() => valuesOf(row));
  const [theirs, setTheirs] = useState<StaffRow>();
  /** Who takes the open enquiries that the account can no longer answer; `''`: the queue. */
  const [handOverTo, setHandOverTo] = useState('');
  const attempt = (wanted: AccountValues): Attempt => ({ from: theirs ?? stored, wanted });
  const show = ({ from, wanted }: Attempt) => {
    setStored(from);
    change(wanted);
  };

  const save = async ({ from, wanted }: Attempt): Promise<StaffRow> => {
    const changes = changesOf(valuesOf(from), wanted);
    if (Object.keys(changes).length === 0) return from;
    const answer = await call('PATCH /api/staff/:userId', {
      params: { userId: row.user_id },
      body: { version: from.version, ...changes, ...(handOverTo && { handOverTo }) },
    });
    const { message: _, handed, ...saved } = answer;
    const summary = [accountDialogTexts.saved, ...handedLines(handed, nameOf)].join(' ');
    void showToast('success', summary);
    return saved;
  };

  const form = useForm({
    input: () => attempt(values),
    act: async (sent: Attempt) => {
      onSaved(await save(sent));
      form.close();
    },
    onConflict: (current: StaffRow, sent) => {
      show(sent);
      const { from, wanted } = sent;
      const versions = { base: valuesOf(from), yours: wanted, theirs: valuesOf(current) };
      if (differencesOf(versions).length > 0) {
        setTheirs(current);
        return undefined;
      }
      // Nothing to choose: the other person has changed other values, or made the same change.
      return { from: current, wanted: mergeValues(versions, {}) };
    },
    explain: (error, sent) => {
      const [problems, failure] = partsOf(error, names);
      if (Object.keys(problems).length > 0) {
        // The form shows the error beside the field, with the account as it is now.
        show(sent);
        setTheirs(undefined);
      }
      return [problems, failure];
    },
  });

  return {
    form,
    base: valuesOf(stored),
    values,
    change,
    handOverTo,
    setHandOverTo,
    theirs: theirs && valuesOf(theirs),
    save: async (wanted: AccountValues): Promise<void> => {
      await form.send(attempt(wanted));
    },
    leaveConflict: () => {
      setTheirs(undefined);
      form.setFailure('');
    },
  };
}

interface Attempt {
  /** The row that the change begins from. */
  from: StaffRow;
  wanted: AccountValues;
}
