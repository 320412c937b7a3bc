import type { SecondStep } from '@dealership/shared';
import { useState } from 'react';
import { PasswordStep } from './password-step.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** May throw a `Refusal`, which is shown: the session is not what was wanted. */
  onLoggedIn: () => void | Promise<void>;
  /** The account to sign in to; then only the password is asked for. */
  knownUserId?: string;
  /** The account that somebody is likely to sign in to. */
  likelyUserId?: string | undefined;
  /** Logged in already; the next page is loading. */
  isDone?: boolean;
}

/** Asks for user id and password, then for the second step where the account has one, and makes the session. */
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
    login.say(reason);
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
