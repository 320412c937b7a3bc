import { useEffect, useRef } from 'react';
import { LoginForm } from './login-form.tsx';
import styles from './session-ended-dialog.module.css';

/** Asks for the password in place, over the screen that somebody is at work on. */
export function SessionEndedDialog({ onLoggedIn }: { onLoggedIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-ended"
      // There is nothing behind it to go back to.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">Please log in again</h2>
      <p>Your session has ended. Your place on this screen is kept.</p>
      <LoginForm onLoggedIn={onLoggedIn} />
    </dialog>
  );
}
