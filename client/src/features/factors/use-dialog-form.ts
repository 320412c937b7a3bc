import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { Refusal } from '../../lib/refusal.ts';

/** What is wrong beside each field, by wire name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

interface DialogFormOptions {
  /** What can be said without asking the server. */
  check?: () => Problems;
  /** What the form is for; whatever it throws is explained in the form. */
  act: () => Promise<void>;
}

/** The state of a form that asks the server once. */
export function useDialogForm({ check, act }: DialogFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const explain = (found: Problems, text: string) => {
    setProblems(found);
    setFailure(text);
    if (Object.keys(found).length > 0) focusFirstProblem(form.current);
  };

  const submit = async () => {
    const found = check?.() ?? {};
    explain(found, '');
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const isBeside = Object.keys(fields).length > 0;
      const text = error instanceof Refusal ? error.message : failureText(error);
      explain(fields, isBeside ? '' : text);
    } finally {
      setIsBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };

  return { form, isBusy, problems, failure, onSubmit };
}
