import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { officeTexts } from '@dealership/shared/texts/staff/office.ts';
import { loginAddress } from '../../features/auth/return-address.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { entryTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './login-notice.module.css';

/** How long the prompt to log in stays (rules: given-figures). */
const PROMPT_MS = 3000;

/** Replaces a screen when the person is no longer logged in. */
export function LoginNotice({ heading, text }: { heading: string; text: string }) {
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
