import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type SubmitEvent,
} from 'react';
import type { EnquiryDefinition } from '@dealership/shared';
import { untilDone } from '../../lib/until-done.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { FormView, Terms } from './form-view.ts';
import type { FormWork } from './sending/form-work.tsx';

/**
 * One enquiry form as it is before anything is known about it. All that it does comes with the first
 * touch, or when the phone is idle (sending/form-work.tsx). The controls are not React's: they hold
 * what was typed, also what was typed before React was there.
 */
export function useEnquiryForm(definition: EnquiryDefinition, terms?: Terms) {
  const formRef = useRef<HTMLFormElement>(null);
  const work = useRef<Promise<FormWork | undefined>>(undefined);
  const shownAt = useRef(0);
  const isBusy = useRef(false);
  const [view, setView] = useState<FormView>({ step: 'open', errors: {}, deciding: {} });
  const show = (change: Partial<FormView>) => setView((previous) => ({ ...previous, ...change }));

  /** Undefined where the form is gone when its code comes, and nobody has pressed SUBMIT. */
  function begin(): Promise<FormWork | undefined> {
    const form = formRef.current;
    work.current ??= untilDone(() => import('./sending/form-work.tsx')).then(({ startForm }) =>
      form && (form.isConnected || isBusy.current)
        ? startForm({ form, definition, terms, shownAt: shownAt.current, show, press })
        : undefined,
    );
    return work.current;
  }

  function press() {
    // Not the view, which a second tap might find unchanged.
    if (isBusy.current) return;
    isBusy.current = true;
    show({ step: 'sending', problem: undefined, remedy: undefined });
    void begin()
      .then((started) => started?.submit())
      .finally(() => {
        isBusy.current = false;
      });
  }

  // What a form is about never changes while it is on screen.
  const beginSoon = useEffectEvent(() => void begin());
  const carryOut = useEffectEvent(press);
  useEffect(() => {
    shownAt.current = performance.now();
    const callOff = whenIdle(() => beginSoon());
    // Pressed before React was here (first-lines.ts).
    if (formRef.current?.dataset.held !== undefined) carryOut();
    return () => {
      callOff();
      void work.current?.then((started) => started?.end());
      work.current = undefined;
    };
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    press();
  }

  return {
    view,
    form: {
      ref: formRef,
      onSubmit,
      onFocus: () => void begin(),
      onBlur: (event: FocusEvent) => void begin().then((started) => started?.leave(event)),
      onPointerDown: () => void begin(),
    },
  };
}
