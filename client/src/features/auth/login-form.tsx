import type { SecondStep } from '@dealership/shared';
import { useState, useEffect, useRef, type SubmitEvent } from 'react';
import { SecondStepForm } from './second-step-form.tsx';
import { useLogin, type Login } from './use-login.ts';
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
  /** The account that is likely to log in. */
  likelyUserId?: string | undefined;
  /** Logged in already; the next page is loading. */
  isDone?: boolean;
}

/** Asks for user id and password, then for the second factor where the account has one, and starts the session. */
export function LoginForm({
  onLoggedIn,
  knownUserId,
  likelyUserId,
  isDone = false,
}: LoginFormProps) {
  const [userId, setUserId] = useState(knownUserId ?? likelyUserId ?? '');
  const [steps, setSteps] = useState<readonly SecondStep[]>();
  const [isFirst, setIsFirst] = useState(true);
  const login = useLogin({ isDone });

  const goBack = (reason = '') => {
    setSteps(undefined);
    setIsFirst(false);
    login.showReason(reason);
  };

  if (steps) {
    return <SecondStepForm login={login} steps={steps} onLoggedIn={onLoggedIn} onBack={goBack} />;
  }
  return (
    <PasswordStep
      login={login}
      userId={userId}
      isKnown={knownUserId !== undefined}
      hasFocus={!isFirst || likelyUserId !== undefined}
      onLoggedIn={onLoggedIn}
      onSecondStep={(typed, offered) => {
        setUserId(typed);
        setSteps(offered);
      }}
    />
  );
}

interface PasswordStepProps {
  login: Login;
  /** First value of the user id field. */
  userId: string;
  /** Whether the user id cannot be changed. */
  isKnown: boolean;
  /** Whether this step is the current one. */
  hasFocus: boolean;
  onLoggedIn: () => void | Promise<void>;
  onSecondStep: (userId: string, steps: readonly SecondStep[]) => void;
}

/** User id and password; or a passkey, which needs neither. */
function PasswordStep({
  login: { busy, failure, run },
  userId,
  isKnown,
  hasFocus,
  onLoggedIn,
  onSecondStep,
}: PasswordStepProps) {
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) password.current?.focus();
  }, [hasFocus]);

  const submit = async (form: FormData) => {
    const given = { userId: textOf(form, 'userId'), password: textOf(form, 'password') };
    const error = await run('form', async () => {
      const steps = await logIn(given);
      if (steps) onSecondStep(given.userId, steps);
      else await onLoggedIn();
    });
    // The next input replaces the wrong one.
    if (error) password.current?.select();
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };

  const askPasskey = () =>
    run('passkey', async () => {
      await logInWithPasskey();
      await onLoggedIn();
    });

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Field label={loginTexts.userId} required error={failure.fields.userId}>
        {(control) => (
          <input
            {...control}
            name="userId"
            defaultValue={userId}
            readOnly={isKnown}
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
              if (isKnown) input?.setAttribute('autofocus', '');
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
          onClick={() => void askPasskey()}
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
