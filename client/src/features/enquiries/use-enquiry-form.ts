import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { dealership, HONEYPOT_KEY, type EnquiryDefinition } from '@dealership/shared';
import { randomId } from '../../lib/random-id.ts';
import { loadToasts, showToast } from '../../lib/toasts.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { formTexts } from '../../texts/forms.ts';
import type { AcceptedProps } from './accepted.tsx';
import { readForm, wireOfControl } from './read-form.ts';
import type { Outcome, Submission } from './submission.ts';

export type FormState =
  | { type: 'open' }
  /** Some answers are missing or wrong: here, nothing was sent. */
  | { type: 'incomplete'; text: string }
  | { type: 'sending' }
  | { type: 'failed'; text: string }
  | { type: 'accepted'; text: string; reference: string; View: ComponentType<AcceptedProps> };

type Errors = Readonly<Record<string, string>>;

/** Name of the box that agrees to the terms; no field of any call. */
export const TERMS_NAME = 'terms';

export interface Terms {
  /** What one agrees to. */
  label: ReactNode;
  /** Said where the box is not ticked. */
  missing: string;
}

/**
 * One enquiry form's life: checking, sending exactly once, and saying what became of it. The
 * controls are not React's: they hold what was typed, also what was typed before React was there.
 */
export function useEnquiryForm(definition: EnquiryDefinition, terms?: Terms) {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useRef<Submission>(undefined);
  const isBusy = useRef(false);
  const [state, setState] = useState<FormState>({ type: 'open' });
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => {
    submission.current ??= { key: randomId(), shownAt: performance.now() };
    return whenIdle(() => void prepare());
  }, []);

  function setError(wire: string, problem: string | undefined) {
    setErrors((previous) => {
      const others = Object.fromEntries(Object.entries(previous).filter(([key]) => key !== wire));
      return problem === undefined ? others : { ...others, [wire]: problem };
    });
  }

  function termsProblem(form: HTMLFormElement): string | undefined {
    return terms && !new FormData(form).has(TERMS_NAME) ? terms.missing : undefined;
  }

  async function check(form: HTMLFormElement, wire: string) {
    if (wire === TERMS_NAME) {
      setError(wire, termsProblem(form));
      return;
    }
    const checks = await loadSubmission();
    // Sent and emptied in the meantime: nobody asks any more.
    if (!checks || isBusy.current) return;
    setError(wire, checks.checkField(definition, wire, readForm(form, definition)));
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    // Leaving the window is not leaving the field; moving within one question is neither.
    const name = nameOf(target);
    if (!name || target === document.activeElement) return;
    if (relatedTarget && nameOf(relatedTarget) === name) return;
    void check(currentTarget, wireOfControl(name));
  }

  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const wire = wireOfControl(nameOf(target));
    if (errors[wire] !== undefined) void check(currentTarget, wire);
  }

  async function submit(form: HTMLFormElement) {
    const body = readForm(form, definition);
    const honeypot = new FormData(form).get(HONEYPOT_KEY);
    const notAgreed = termsProblem(form);
    flushSync(() => setState({ type: 'sending' }));
    const loaded = await loadSubmission();
    if (!loaded || !submission.current) {
      fail({ type: 'unreachable', text: definition.messages.unreachable });
      return;
    }
    const problems = {
      ...loaded.checkForm(definition, body),
      ...(notAgreed !== undefined && { [TERMS_NAME]: notAgreed }),
    };
    if (Object.keys(problems).length > 0) {
      const text = definition.messages.incomplete ?? formTexts.checkFields;
      showProblems(form, problems, { type: 'incomplete', text });
      return;
    }
    const outcome = await loaded.sendEnquiry(
      definition,
      { ...body, noticeVersion: dealership.noticeVersion, [HONEYPOT_KEY]: honeypot },
      submission.current,
    );
    if (outcome.type === 'accepted') {
      renewKey();
      form.reset();
      setErrors({});
      setState({ ...outcome, View: loaded.Accepted });
      return;
    }
    if (outcome.type === 'refused') {
      if (outcome.isKeyUsedUp) renewKey();
      showProblems(form, outcome.fields, { type: 'failed', text: outcome.text });
    }
    fail(outcome);
  }

  function fail({ text }: Exclude<Outcome, { type: 'accepted' }>) {
    setState({ type: 'failed', text });
    void showToast('error', text, { toastId: definition.kind });
  }

  function renewKey() {
    if (submission.current) submission.current = { ...submission.current, key: randomId() };
  }

  function showProblems(form: HTMLFormElement, problems: Errors, next: FormState) {
    flushSync(() => {
      setErrors(problems);
      setState(next);
    });
    // Lists, so that the first on screen is found, not the first in the answer.
    const invalid = Array.from(form.elements).find(
      (element) => problems[wireOfControl(nameOf(element))] !== undefined,
    );
    if (invalid instanceof HTMLElement) invalid.focus();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not the state, which a second tap might find unchanged.
    if (isBusy.current) return;
    isBusy.current = true;
    void submit(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  }

  return {
    state,
    errors,
    reopen: () => {
      flushSync(() => setState({ type: 'open' }));
      const first = formRef.current?.querySelector<HTMLElement>('input, select, textarea');
      first?.focus();
    },
    form: {
      ref: formRef,
      onBlur,
      onChange,
      onSubmit,
      onFocus: () => void prepare(),
      onPointerDown: () => void prepare(),
    },
  };
}

function nameOf(element: EventTarget): string {
  return element instanceof Element ? (element.getAttribute('name') ?? '') : '';
}

/** The code that checks, sends, and says that it has arrived; nothing where the network is away. */
async function loadSubmission() {
  try {
    const [sending, Accepted] = await Promise.all([
      import('./submission.ts').then(({ checkField, checkForm, sendEnquiry }) => ({
        checkField,
        checkForm,
        sendEnquiry,
      })),
      import('./accepted.tsx').then((module) => module.Accepted),
    ]);
    return { ...sending, Accepted };
  } catch {
    return undefined;
  }
}

/** Fetches all that sending takes, ahead of the moment. */
async function prepare() {
  await Promise.all([loadSubmission(), loadToasts()]);
}
