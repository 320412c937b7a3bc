import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { loginAddress } from '../../features/auth/return-address.ts';
import { clearSessionMarker } from '../../features/auth/session.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { entryTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { HeldShareNote } from '../../features/desk/arrivals/held-share-note.tsx';
import styles from './login-notice.module.css';

interface EntryFailureProps {
  screen: string;
  error: Error;
  onRetry: () => void;
}

/** Replaces a screen while it is not known who is logged in. */
export function EntryFailure({ screen, error, onRetry }: EntryFailureProps) {
  if (error instanceof ApiError && error.code === 'unreachable') return <Away onRetry={onRetry} />;
  if (!(error instanceof ApiError) || error.status !== 401) {
    const text = entryTexts.notLoaded[screen] ?? failureText(error);
    return <LoadFailure text={text} onRetry={onRetry} />;
  }
  const notice = entryTexts.notices[screen];
  if (notice) return <LoginNotice {...notice} />;
  return <WayToLogin texts={entryTexts.refused[screen] ?? entryTexts.unauthorized} />;
}

/** Without a line nothing is known, not even who is signed in: it continues when the line returns. */
function Away({ onRetry }: { onRetry: () => void }) {
  const { title, text } = waitingTexts.away;
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main className={styles.page}>
      <title>{officeTexts.title(title)}</title>
      <h1>{title}</h1>
      <LoadFailure text={text} onRetry={onRetry} />
      <HeldShareNote waitsFor="line" />
    </main>
  );
}

/** Shows the reason, and leads to the login, which leads back. */
function WayToLogin({ texts }: { texts: readonly string[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    for (const text of texts) void showToast('error', text, { toastId: text });
    clearSessionMarker();
    void navigate(loginAddress(pathname + search), { replace: true });
  }, [texts, navigate, pathname, search]);
  return null;
}

/** How long the prompt to log in stays (rules: given-figures). */
const PROMPT_MS = 3000;

/** Replaces a screen when the person is no longer logged in. */
function LoginNotice({ heading, text }: { heading: string; text: string }) {
  const { pathname, search } = useLocation();

  useEffect(() => {
    const toastId = entryTexts.prompt;
    void showToast('error', entryTexts.prompt, { autoClose: PROMPT_MS, toastId });
  }, []);

  return (
    <main className={styles.page}>
      <title>{officeTexts.title(heading)}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <Link className={buttonClass('primary')} to={loginAddress(pathname + search)}>
        {entryTexts.login}
      </Link>
    </main>
  );
}
