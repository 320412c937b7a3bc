import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { besideFields, type Problems } from '../../lib/staff/beside-fields.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { focusFirstProblem } from '../../lib/browser/focus-first-problem.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { useAfterPictures } from '../pictures/use-after-pictures.ts';

interface FormOptions<Input, Current> {
  /** The fields that the form has; absent: it has a place for each problem. */
  fields?: readonly string[];
  /** Finds problems without asking the server. */
  check?: () => Problems;
  /** What a press sends, where that is not just the form's state. */
  input?: () => Input;
  /** The action of the form; the form explains its errors. */
  act: (input: Input) => Promise<void>;
  /**
   * Called when another person saved first; `current` is the value that is stored now.
   * @returns the input to send instead, where there is nothing to choose
   */
  onConflict?: (current: Current, input: NoInfer<Input>) => NoInfer<Input> | undefined;
  /** Sorts problems into those beside the fields, and those of the whole form. */
  explain?: (error: unknown, input: NoInfer<Input>) => [Problems, string];
}

/** The state of a form that asks the server once. */
export function useForm<Input = void, Current = unknown>({
  fields,
  check,
  input = () => undefined as Input,
  act,
  onConflict,
  explain = (error) => partsOf(error, fields),
}: FormOptions<Input, Current>) {
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
    onBegin: () => show({}, ''),
    onConflict,
    onFailed: (error, sent) => show(...explain(error, sent)),
  });
  const { waiting, putOff } = useAfterPictures(form, { onFailed: (text) => show({}, text) });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || putOff()) return;
    const found = check?.() ?? {};
    if (Object.keys(found).length > 0) show(found, '');
    else void change(input());
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
    /** Sends an input without a press of the form's button. */
    send: change,
    /** Closes the dialog around the form. */
    close: () => form.current?.closest('dialog')?.close(),
  };
}

/** The problems beside the fields, and those of the whole form. */
export function partsOf(error: unknown, fields?: readonly string[]): [Problems, string] {
  const given = error instanceof ApiError ? error.fields : {};
  if (Object.keys(given).length === 0) return [{}, failureText(error)];
  if (!fields) return [given, ''];
  // The other fields are not typed by a person, such as the passkey.
  const { problems, others } = besideFields(given, fields);
  return [problems, others.join(' ')];
}
