import { dealership } from '../../lib/page/dealership.ts';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkPasswordTexts as texts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { LinkPassword } from '../../features/accounts/link-password.tsx';
import { likelyUserState } from '../../features/auth/likely-user.ts';
import { LOGIN } from '../../features/auth/return-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './login-page.module.css';

/** Where a one-time link leads; who is signed in in this browser does not matter. */
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
            <Link className={buttonClass('primary')} to={LOGIN} state={likelyUserState(userId)}>
              {texts.toLogin}
            </Link>
          )}
        />
      </div>
    </main>
  );
}

/** Takes the token out of the address into memory: neither the history nor whoever looks on has it then. */
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
