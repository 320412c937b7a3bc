import { localeNames, locales } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { loginTexts } from '@dealership/shared/texts/staff/people/auth.ts';
import { openIn } from '../../lib/staff/office-language.ts';
import { Button } from '../../ui/button.tsx';
import styles from './login-form.module.css';

/**
 * Opens the page in another language, before anybody has signed in.
 * @param props.hash what the page has removed from its address and needs again
 */
export function LanguageLinks({ hash = '' }: { hash?: string }) {
  return (
    <div role="group" aria-label={loginTexts.language} className={styles.languages}>
      {locales
        .filter((each) => each !== locale)
        .map((each) => (
          <Button
            key={each}
            variant="quiet"
            lang={each}
            onClick={() => {
              if (hash !== '') history.replaceState(null, '', `#${hash}`);
              openIn(each);
            }}
          >
            {localeNames[each]}
          </Button>
        ))}
    </div>
  );
}
