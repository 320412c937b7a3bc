import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  sessionEndedTexts,
  sessionLockedTexts,
  sessionTakenTexts,
} from '@dealership/shared/texts/staff/people/auth.ts';
import { Button } from '../../ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { loginAddress } from './return-address.ts';
import { clearSessionMarker } from './session.ts';
import styles from './session-dialog.module.css';

interface SessionEndedDialogProps {
  /** The user who was logged in; only they can continue their work. */
  userId: string;
  /** The user who has logged in in this browser instead; absent when the session has ended. */
  otherUserId?: string | undefined;
  /** Whether the session is only locked, on the person's own phone. */
  isLocked: boolean;
  /** @throws {Refusal} when somebody else has logged in */
  checkUser: () => Promise<void>;
  onLoggedIn: () => void;
  /** Somebody else will log in: the waiting calls fail. */
  onGivenUp: () => void;
}

/** Lets the same user log in again in place of the current screen. */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const { userId, otherUserId, isLocked, checkUser, onLoggedIn, onGivenUp } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const hasLoggedIn = useRef(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  const leave = () => {
    onGivenUp();
    clearSessionMarker();
    void navigate(loginAddress(pathname + search));
  };

  const texts =
    otherUserId === undefined
      ? {
          ...(isLocked ? sessionLockedTexts : sessionEndedTexts),
          other: sessionEndedTexts.other(userId),
          leave,
        }
      : {
          title: sessionTakenTexts.title(otherUserId),
          text: sessionTakenTexts.text(otherUserId, userId),
          other: sessionTakenTexts.other(otherUserId),
          // A reload removes the previous user's data from memory.
          leave: () => window.location.reload(),
        };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-density="dense"
      aria-labelledby="session-ended"
      aria-describedby="session-ended-text"
      // There is no screen behind it to return to.
      onCancel={(event) => event.preventDefault()}
      onClose={() => (hasLoggedIn.current ? onLoggedIn() : dialog.current?.showModal())}
    >
      <h2 id="session-ended">{texts.title}</h2>
      <p id="session-ended-text">{texts.text}</p>
      <LoginForm
        knownUserId={userId}
        onLoggedIn={async () => {
          await checkUser();
          hasLoggedIn.current = true;
          dialog.current?.close();
        }}
      />
      <div className={styles.other}>
        <Button variant="quiet" onClick={texts.leave}>
          {texts.other}
        </Button>
      </div>
    </dialog>
  );
}
