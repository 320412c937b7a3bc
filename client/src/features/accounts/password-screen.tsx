import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The own password, and where one is signed in with it. */
export function PasswordScreen({ userId }: { userId: string }) {
  return (
    <>
      <PasswordForm userId={userId} />
      <SessionList />
    </>
  );
}
