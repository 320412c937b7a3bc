import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { besideFields, type Problems } from '../../lib/staff/beside-fields.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { useAfterPictures } from '../pictures/use-after-pictures.ts';

interface DialogFormOptions<Current> {
  /** The fields that the form has. */
  fields: readonly string[];
  /** What can be said without asking the server. */
  check?: () => Problems;
  /** What the form is for; whatever it throws is explained in the form. */
  act: () => Promise<void>;
  /** Somebody else was quicker, and `current` is what is stored now. */
  onConflict?: (current: Current) => undefined;
  /** Which words stand beside the fields, and which are said of the whole. */
  explain?: (error: unknown) => [Problems, string];
}

/** The state of a form that asks the server once. */
export function useDialogForm<Current = unknown>({
  fields,
  check,
  act,
  onConflict,
  explain = (error) => partsOf(error, fields),
}: DialogFormOptions<Current>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const show = (found: Problems, text: string) => {
    setProblems(found);
    setFailure(text);
    if (Object.keys(found).length > 0) focusFirstProblem(form.current);
  };

  const { change, isBusy } = useChange({
    mutate: act,
    onConflict,
    onFailed: (error) => show(...explain(error)),
  });
  const { waiting, putOff } = useAfterPictures(form, { onFailed: (text) => show({}, text) });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || putOff()) return;
    const found = check?.() ?? {};
    show(found, '');
    if (Object.keys(found).length === 0) void change();
  };

  return {
    form,
    isBusy,
    waiting,
    problems,
    setProblems,
    failure,
    setFailure,
    onSubmit,
    /** Closes the dialog around the form. */
    close: () => form.current?.closest('dialog')?.close(),
  };
}

/** What stands beside the fields, and what is said of the whole. */
export function partsOf(error: unknown, fields: readonly string[]): [Problems, string] {
  const given = error instanceof ApiError ? error.fields : {};
  if (Object.keys(given).length === 0) return [{}, failureText(error)];
  // Of the others there is none that anybody typed: such as the passkey.
  const { problems, others } = besideFields(given, fields);
  return [problems, others.join(' ')];
}
