import type { SecondStep } from '@dealership/shared';
import { useState } from 'react';
import { PasswordStep } from './password-step.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useLogin } from './use-login.ts';

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
