import type { SecondStep } from '@dealership/shared';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  loginTexts,
  secondStepTexts as texts,
} from '@dealership/shared/texts/staff/people/auth.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { canUsePasskeys } from '../../lib/staff/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { logInWithCode, logInWithPasskey } from './finish-login.ts';
import styles from './login-form.module.css';
import type { Login } from './use-login.ts';

interface SecondStepFormProps {
  login: Login;
  steps: readonly SecondStep[];
  onLoggedIn: () => void | Promise<void>;
  /** @param reason why there is no other way */
  onBack: (reason?: string) => void;
}

/** After the password: a code, or a passkey. */
export function SecondStepForm({ login, steps, onLoggedIn, onBack }: SecondStepFormProps) {
  const { busy, failure, run } = login;
  const offered = steps.filter((step) => step !== 'passkey' || canUsePasskeys());
  const [method, setMethod] = useState(() => firstOf(offered));
  const isTotp = method === 'totp';
  const form = useRef<HTMLFormElement>(null);

  // The focus was in the step before; a screen reader reads the new question.
  useEffect(() => {
    const next = form.current?.querySelector<HTMLElement>('input, button');
    next?.focus();
  }, [method]);

  const attempt = (by: 'form' | 'passkey', log: () => Promise<void>) =>
    run({
      by,
      act: async () => {
        await log();
        await onLoggedIn();
      },
      onFailed: (error) => {
        // The password is valid for a few minutes only.
        const isOver = error instanceof ApiError && error.code === 'not_logged_in';
        if (isOver) onBack(error.message);
        // The next input replaces the wrong one.
        else form.current?.querySelector('input')?.select();
      },
    });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (method === 'passkey' || typeof code !== 'string') return;
    attempt('form', () => logInWithCode(method, code));
  };

  const askPasskey = () => attempt('passkey', logInWithPasskey);

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit}>
      {method === 'passkey' ? (
        <p className="hint">{texts.passkeyOnly}</p>
      ) : (
        <Field
          key={method}
          label={texts[method]}
          hint={isTotp ? texts.totpHint : texts.recoveryHint}
          required
          error={failure.fields.code}
        >
          {(control) => (
            <input
              {...control}
              name="code"
              inputMode={isTotp ? 'numeric' : 'text'}
              autoComplete={isTotp ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={64}
            />
          )}
        </Field>
      )}
      <Failure>{failure.text}</Failure>
      {method === 'passkey' ? (
        <Button variant="primary" busy={busy !== undefined} onClick={askPasskey}>
          {busy ? loginTexts.passkeyBusy : texts.passkey}
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={busy !== undefined}>
          {busy === 'form' ? texts.confirming : texts.confirm}
        </Button>
      )}
      <div className={styles.ways}>
        {offered.includes('passkey') && method !== 'passkey' && (
          <Button variant="quiet" busy={busy !== undefined} onClick={askPasskey}>
            {busy === 'passkey' ? loginTexts.passkeyBusy : texts.passkey}
          </Button>
        )}
        {(['totp', 'recovery'] as const)
          .filter((other) => other !== method && offered.includes(other))
          .map((other) => (
            <Button
              key={other}
              variant="quiet"
              onClick={() => {
                login.showReason('');
                setMethod(other);
              }}
            >
              {texts.instead[other]}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => onBack()}>
          {texts.back}
        </Button>
      </div>
      {method === 'recovery' && <p className="hint">{texts.lost}</p>}
    </form>
  );
}

/** Most people have an app's code; a passkey opens the browser's dialog only when its button is pressed. */
function firstOf(offered: readonly SecondStep[]): SecondStep {
  return (['totp', 'passkey'] as const).find((step) => offered.includes(step)) ?? 'recovery';
}
