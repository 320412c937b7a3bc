import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../lib/api-client.ts';
import { besideFields, type Problems } from '../lib/beside-fields.ts';
import { failureText } from '../lib/failure-text.ts';
import { useAfterPictures } from './use-after-pictures.ts';
import { focusFirstProblem } from '../lib/focus-first-problem.ts';

interface DialogFormOptions {
  /** The fields that the form has. */
  fields: readonly string[];
  /** What can be said without asking the server. */
  check?: () => Problems;
  /** What the form is for; whatever it throws is explained in the form. */
  act: () => Promise<void>;
}

/** The state of a form that asks the server once. */
export function useDialogForm({ fields, check, act }: DialogFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const explain = (found: Problems, text: string) => {
    setProblems(found);
    setFailure(text);
    if (Object.keys(found).length > 0) focusFirstProblem(form.current);
  };

  const { waiting, putOff } = useAfterPictures(form, { onFailed: (text) => explain({}, text) });

  const submit = async () => {
    const found = check?.() ?? {};
    explain(found, '');
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      explain(...partsOf(error, fields));
    } finally {
      setIsBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !putOff()) void submit();
  };

  return { form, isBusy, waiting, problems, failure, onSubmit };
}

/** What stands beside the fields, and what is said of the whole. */
function partsOf(error: unknown, fields: readonly string[]): [Problems, string] {
  const given = error instanceof ApiError ? error.fields : {};
  if (Object.keys(given).length === 0) return [{}, failureText(error)];
  // Of the others there is none that anybody typed: such as the passkey.
  const { problems, others } = besideFields(given, fields);
  return [problems, others.join(' ')];
}
