import { OFFICE_SHARED } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { forgetCustomers } from '../../features/auth/forget-customers.ts';
import { LanguageLinks } from '../../features/auth/language-links.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { returnAddress, type LoginState } from '../../features/auth/return-address.ts';
import { dismissToast, showToast } from '../../lib/toasts/toasts.ts';
import { hasOtherLanguage } from '../../lib/staff/office-language.ts';
import { forgetTyped } from '../../lib/staff/typed.ts';
import { latePart } from '../../lib/browser/late.ts';
import { forgetShownShare, giveShareBack } from '../../lib/sharing/held-share.ts';
import styles from './login-page.module.css';

const HeldShareNote = latePart(
  async () => (await import('../../features/desk/arrivals/held-share-note.tsx')).HeldShareNote,
);

/** Time from the success to the first screen, in ms (rules: given-figures). */
const REDIRECT_DELAY_MS = 2000;

/** Closed once the back office is loaded, where it would cover the first screen. */
const DONE_TOAST = 'logged-in';

export function LoginPage() {
  const [isDone, setIsDone] = useState(false);
  const [params] = useSearchParams();
  const { likelyUserId } = (useLocation().state ?? {}) as LoginState;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const next = returnAddress(params.get('next'), window.location.origin);

  // Every exit of the back office leads here.
  useEffect(() => {
    forgetCustomers(queries);
    forgetTyped();
    forgetShownShare();
  }, [queries]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      if (hasOtherLanguage()) {
        giveShareBack();
        window.location.replace(next);
        return;
      }
      void dismissToast(DONE_TOAST);
      void navigate(next, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, next]);

  return (
    <main className={styles.page} data-density="dense">
      <title>{loginTexts.title(dealership().name)}</title>
      <div className={styles.card}>
        <p className="hint">{dealership().name}</p>
        <h1>{loginTexts.heading}</h1>
        {params.get('next')?.includes(OFFICE_SHARED) && <HeldShareNote waitsFor="sign-in" />}
        <LoginForm
          likelyUserId={likelyUserId}
          isDone={isDone}
          onLoggedIn={() => {
            void showToast('success', loginTexts.done, { toastId: DONE_TOAST });
            setIsDone(true);
          }}
        />
        <LanguageLinks label={loginTexts.language} />
      </div>
    </main>
  );
}
