import { localeNames, locales } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { openIn } from '../../lib/staff/office-language.ts';
import { Button } from '../../ui/button.tsx';
import styles from './login-form.module.css';

/** Opens the page in another language, before anybody has signed in. */
export function LanguageLinks() {
  return (
    <div role="group" aria-label={loginTexts.language} className={styles.languages}>
      {locales
        .filter((each) => each !== locale)
        .map((each) => (
          <Button key={each} variant="quiet" lang={each} onClick={() => openIn(each)}>
            {localeNames[each]}
          </Button>
        ))}
    </div>
  );
}
