import { dealership } from '../../lib/page/dealership.ts';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkPasswordTexts as texts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { LinkPassword } from '../../features/accounts/link-password.tsx';
import { LanguageLinks } from '../../features/auth/language-links.tsx';
import { LOGIN, type LoginState } from '../../features/auth/return-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './login-page.module.css';

/** The page of a one-time link; it works whether or not anybody is signed in in this browser. */
export function SetPasswordPage() {
  const token = useTokenOfAddress();
  return (
    <main className={styles.page} data-density="dense">
      <title>{texts.title(dealership().name)}</title>
      <div className={styles.card}>
        <p className="hint">{dealership().name}</p>
        <LinkPassword
          key={token}
          token={token}
          wayToLogin={(userId) => (
            <Link
              className={buttonClass('primary')}
              to={LOGIN}
              state={{ likelyUserId: userId } satisfies LoginState}
            >
              {texts.toLogin}
            </Link>
          )}
        />
        <LanguageLinks label={texts.language} hash={token} />
      </div>
    </main>
  );
}

/** Moves the token from the address into memory: the history does not store it, and onlookers do not see it. */
function useTokenOfAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const given = hash.slice(1);
  const [token, setToken] = useState(given);
  // Another link, opened in the same tab.
  if (given !== '' && given !== token) setToken(given);
  useLayoutEffect(() => {
    if (given !== '') void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return token;
}
