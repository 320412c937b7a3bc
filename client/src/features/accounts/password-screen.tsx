import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** Changes the user's own password, and lists the places where they are logged in. */
export function PasswordScreen({ userId }: { userId: string }) {
  return (
    <>
      <PasswordForm userId={userId} />
      <SessionList />
    </>
  );
}
