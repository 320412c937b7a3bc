import { likelyEmail } from '@dealership/shared';
import { LikelyEmail, TYPING_MS } from '../../../ui/forms/likely-email.tsx';
import { setAnswer } from '../queue/answers.ts';
import type { FormDeps } from './live-form.ts';

/**
 * Asks the visitor about an e-mail address that looks mistyped, when the field is left or typing has stopped. Never
 * changes the address without a tap, and never stops the form from being sent.
 */
export function doubtEmail({ form, definition, show }: FormDeps, signal: AbortSignal): void {
  const wire = definition.form.find(({ field }) => field === 'email')?.wire;
  const control = wire === undefined ? null : form.elements.namedItem(wire);
  if (!(control instanceof HTMLInputElement)) return;
  let timer = 0;
  const ask = () => {
    window.clearTimeout(timer);
    const email = likelyEmail(control.value);
    const take = () => {
      if (email !== undefined) setAnswer(control, email);
      control.focus();
    };
    show({ doubtedEmail: email && <LikelyEmail email={email} onTake={take} /> });
  };
  const wait = () => {
    window.clearTimeout(timer);
    show({ doubtedEmail: undefined });
    timer = window.setTimeout(ask, TYPING_MS);
  };
  control.addEventListener('input', wait, { signal });
  control.addEventListener('blur', ask, { signal });
  form.addEventListener('reset', wait, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  if (control !== document.activeElement) ask();
}
