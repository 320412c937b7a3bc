import { startTransition, useActionState, type SubmitEvent } from 'react';
import { optainTexts } from '@dealership/shared/texts/public/pages/optain.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import styles from './stop-form.module.css';

const texts = optainTexts.stop;

/** Withdraws every consent of a number. The code that sends it is fetched at the press. */
export function StopForm() {
  const isAlive = useHydrated();
  const [outcome, stop, isBusy] = useActionState(sendNumber, {});
  const { answer, problem } = isBusy ? {} : outcome;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const mobile = new FormData(event.currentTarget).get('mobile');
    startTransition(() => stop(typeof mobile === 'string' ? mobile : ''));
  }

  return (
    // A press before the script is loaded puts nothing into the address.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={texts.heading}
      onSubmit={submit}
    >
      <Field label={texts.mobile} error={problem} required>
        {(props) => (
          <input {...props} type="tel" name="mobile" autoComplete="tel-national" inputMode="tel" />
        )}
      </Field>
      <Button type="submit" busy={isBusy || !isAlive}>
        {isBusy ? texts.stopping : texts.submit}
      </Button>
      <p role="status">{answer}</p>
      {/* For screen readers; the visible error is at the field. */}
      <div role="alert" className="visually-hidden">
        {problem}
      </div>
    </form>
  );
}

interface Outcome {
  answer?: string;
  problem?: string;
}

async function sendNumber(_before: Outcome, mobile: string): Promise<Outcome> {
  try {
    const { sendStop } = await import('./send-stop.ts');
    const { isStopped, text } = await sendStop(mobile);
    return isStopped ? { answer: text } : { problem: text || texts.failed };
  } catch {
    return { problem: texts.failed };
  }
}
