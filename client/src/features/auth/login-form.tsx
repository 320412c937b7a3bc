import { useRef, useState, type SubmitEvent } from 'react';
import { loginTexts } from '@dealership/shared/messages/staff/auth.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './login-form.module.css';
import { logIn } from './session.ts';

interface LoginFormProps {
  onLoggedIn: () => void;
  /** The account to sign in to; then only the password is asked for. */
  knownUserId?: string;
  /** Logged in already; the next page is loading. */
  isDone?: boolean;
}

/** Asks for user id and password and makes the session. */
export function LoginForm({ onLoggedIn, knownUserId, isDone = false }: LoginFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const password = useRef<HTMLInputElement>(null);

  const submit = async (form: FormData) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await logIn({ userId: textOf(form, 'userId'), password: textOf(form, 'password') });
      onLoggedIn();
    } catch (error) {
      setFailure(loginFailure(error));
      // So that the next try replaces it.
      password.current?.select();
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !isDone) void submit(new FormData(event.currentTarget));
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Field label={loginTexts.userId} required error={failure?.fields.userId}>
        {(control) => (
          <input
            {...control}
            name="userId"
            {...(knownUserId !== undefined && { defaultValue: knownUserId, readOnly: true })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={loginTexts.password} required error={failure?.fields.password}>
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
      <p className={styles.failure} role="alert">
        {failure?.text}
      </p>
      <Button type="submit" variant="primary" busy={isBusy || isDone}>
        {isBusy || isDone ? loginTexts.loggingIn : loginTexts.login}
      </Button>
    </form>
  );
}

interface LoginFailure {
  text: string;
  fields: Partial<Record<string, string>>;
}

function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError) || error.code === 'unreachable') {
    return { text: loginTexts.failed, fields: {} };
  }
  const { fields } = error;
  // An error shown at a field is not repeated here.
  const text = Object.keys(fields).length > 0 ? '' : error.message || loginTexts.refused;
  return { text, fields };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
