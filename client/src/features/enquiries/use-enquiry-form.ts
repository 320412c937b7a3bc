import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { untilDone } from '../../lib/browser/until-done.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { whenNear } from '../../lib/browser/when-near.ts';
import type { AskedForm, FormView } from './form-view.ts';
import type { AttachedForm } from './sending/attach-form.ts';

/**
 * One enquiry form in its first state. Its code is loaded at the first touch, or when the form is near and the phone
 * idle (sending/attach-form.ts). React does not control the inputs: they keep their values, even those typed before
 * React was loaded.
 */
export function useEnquiryForm(asked: AskedForm) {
  const formRef = useRef<HTMLFormElement>(null);
  const attachment = useRef<Promise<AttachedForm | undefined>>(undefined);
  const shownAt = useRef(0);
  const isBusy = useRef(false);
  const [view, setView] = useState<FormView>({ step: 'open', errors: {}, deciding: {} });
  const show = (change: Partial<FormView>) => setView((previous) => ({ ...previous, ...change }));

  /** Undefined if the form is gone when its code has loaded, and SUBMIT was not pressed. */
  function attach(): Promise<AttachedForm | undefined> {
    const form = formRef.current;
    attachment.current ??= untilDone(() => import('./sending/attach-form.ts')).then(
      ({ attachForm }) =>
        form && (form.isConnected || isBusy.current)
          ? attachForm({ ...asked, form, shownAt: shownAt.current, show, press })
          : undefined,
    );
    return attachment.current;
  }

  function touch() {
    void attach();
  }

  function press() {
    // Not the view, which may be unchanged at a second tap.
    if (isBusy.current) return;
    isBusy.current = true;
    show({ step: 'sending', problem: undefined, remedy: undefined });
    void attach()
      .then((attached) => attached?.submit())
      .finally(() => {
        isBusy.current = false;
      });
  }

  // The subject of a form never changes while it is on screen.
  const attachSoon = useEffectEvent(touch);
  const pressHeld = useEffectEvent(press);
  useEffect(() => {
    shownAt.current = performance.now();
    let callOff = whenIdle(() => {
      if (formRef.current) callOff = whenNear(formRef.current, () => attachSoon());
    });
    // Pressed before React was loaded (first-lines.ts).
    if (formRef.current?.dataset.held !== undefined) pressHeld();
    return () => {
      callOff();
      void attachment.current?.then((attached) => attached?.detach());
      attachment.current = undefined;
    };
  }, []);

  return {
    view,
    form: {
      ref: formRef,
      onSubmit: (event) => {
        event.preventDefault();
        press();
      },
      onFocus: touch,
      onBlur: (event) => void attach().then((attached) => attached?.blur(event)),
      onPointerDown: touch,
    } satisfies ComponentProps<'form'>,
  };
}
