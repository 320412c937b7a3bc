import { useState, type SubmitEvent } from 'react';
import { optainTexts } from '@dealership/shared/messages/public/optain.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './stop-form.module.css';

const texts = optainTexts.stop;

/** Withdraws all that a number has agreed to. What sends it comes with the press. */
export function StopForm() {
  const isAlive = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const mobile = new FormData(event.currentTarget).get('mobile');
    setIsBusy(true);
    setSaid('');
    setProblem(undefined);
    try {
      const { sendStop } = await import('./send-stop.ts');
      const { isStopped, text } = await sendStop(typeof mobile === 'string' ? mobile : '');
      if (isStopped) setSaid(text);
      else setProblem(text || texts.failed);
    } catch {
      setProblem(texts.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    // A press that comes before the script puts nothing into an address.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={texts.heading}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={texts.mobile} error={problem} required>
        {(props) => (
          <input {...props} type="tel" name="mobile" autoComplete="tel-national" inputMode="tel" />
        )}
      </Field>
      <Button type="submit" busy={isBusy || !isAlive}>
        {isBusy ? texts.stopping : texts.submit}
      </Button>
      <p role="status">{said}</p>
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
    </form>
  );
}
