import type { SecondStep } from '@dealership/shared';
import { useState, useEffect, useRef, type SubmitEvent } from 'react';
import { SecondStepForm } from './second-step-form.tsx';
import { useLogin } from './use-login.ts';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { canUsePasskeys } from '../../lib/staff/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { logInWithPasskey } from './finish-login.ts';
import styles from './login-form.module.css';
import { logIn } from './session.ts';

interface LoginFormProps {
  /** May throw a `Refusal`, which is shown: the session belongs to another user. */
  onLoggedIn: () => void | Promise<void>;
  /** The account to log in to; only the password is asked for. */
  knownUserId?: string;
  likelyUserId?: string | undefined;
  /** Logged in already; the next page is loading. */
  isDone?: boolean;
}

/**
 * Asks for user id and password, or a passkey, which needs neither; then for the second factor where the account has
 * one, and starts the session.
 */
export function LoginForm(props: LoginFormProps) {
  const { onLoggedIn, knownUserId, likelyUserId, isDone = false } = props;
  const [userId, setUserId] = useState(knownUserId ?? likelyUserId ?? '');
  const [steps, setSteps] = useState<readonly SecondStep[]>();
  const [isFirst, setIsFirst] = useState(true);
  const login = useLogin({ isDone });
  const { busy, failure, run } = login;
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Also after the step back to the password.
    if (!steps && (!isFirst || likelyUserId !== undefined)) password.current?.focus();
  }, [steps, isFirst, likelyUserId]);

  const goBack = (reason = '') => {
    setSteps(undefined);
    setIsFirst(false);
    login.showReason(reason);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { userId: textOf(form, 'userId'), password: textOf(form, 'password') };
    run({
      by: 'form',
      act: async () => {
        const offered = await logIn(given);
        if (!offered) return onLoggedIn();
        setUserId(given.userId);
        setSteps(offered);
      },
      // The next input replaces the wrong one.
      onFailed: () => password.current?.select(),
    });
  };

  const askPasskey = () =>
    run({
      by: 'passkey',
      act: async () => {
        await logInWithPasskey();
        await onLoggedIn();
      },
    });

  if (steps) {
    return <SecondStepForm login={login} steps={steps} onLoggedIn={onLoggedIn} onBack={goBack} />;
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={loginTexts.userId} required error={failure.fields.userId}>
        {(control) => (
          <input
            {...control}
            name="userId"
            defaultValue={userId}
            readOnly={knownUserId !== undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={loginTexts.password} required error={failure.fields.password}>
        {(control) => (
          <input
            {...control}
            ref={(input) => {
              password.current = input;
              // A dialog focuses the element with this attribute when it opens; React does not render it.
              if (knownUserId !== undefined) input?.setAttribute('autofocus', '');
            }}
            name="password"
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Failure>{failure.text}</Failure>
      <Button type="submit" variant="primary" busy={busy !== undefined}>
        {busy === 'form' ? loginTexts.loggingIn : loginTexts.login}
      </Button>
      {canUsePasskeys() && (
        <Button
          variant="quiet"
          className={styles.other}
          busy={busy !== undefined}
          onClick={askPasskey}
        >
          {busy === 'passkey' ? loginTexts.passkeyBusy : loginTexts.passkey}
        </Button>
      )}
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
