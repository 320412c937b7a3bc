import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { besideFields, type Problems } from '../../lib/staff/beside-fields.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { useAfterPictures } from '../pictures/use-after-pictures.ts';

interface FormOptions<Current> {
  /** The fields that the form has. */
  fields: readonly string[];
  /** Finds problems without asking the server. */
  check?: () => Problems;
  /** The action of the form; the form explains its errors. */
  act: () => Promise<void>;
  /** Called when somebody else was quicker; `current` is the value that is stored now. */
  onConflict?: (current: Current) => undefined;
  /** Sorts problems into those beside the fields, and those of the whole form. */
  explain?: (error: unknown) => [Problems, string];
}

/** The state of a form that asks the server once. */
export function useForm<Current = unknown>({
  fields,
  check,
  act,
  onConflict,
  explain = (error) => partsOf(error, fields),
}: FormOptions<Current>) {
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

/** The problems beside the fields, and those of the whole form. */
export function partsOf(error: unknown, fields: readonly string[]): [Problems, string] {
  const given = error instanceof ApiError ? error.fields : {};
  if (Object.keys(given).length === 0) return [{}, failureText(error)];
  // The other fields are not typed by a person, such as the passkey.
  const { problems, others } = besideFields(given, fields);
  return [problems, others.join(' ')];
}
