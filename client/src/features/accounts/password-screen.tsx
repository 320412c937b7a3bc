import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

export function PasswordScreen({ userId }: { userId: string }) {
  return (
    <>
      <PasswordForm userId={userId} />
      <SessionList />
    </>
  );
}
