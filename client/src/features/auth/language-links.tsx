import { localeNames, locales } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { openIn } from '../../lib/staff/office-language.ts';
import { Button } from '../../ui/button.tsx';
import styles from './language-links.module.css';

/**
 * Opens the page in another language, before anybody has signed in.
 * @param props.label for screen readers
 * @param props.hash what the page has removed from its address and needs again
 */
export function LanguageLinks({ label, hash = '' }: { label: string; hash?: string }) {
  return (
    <div role="group" aria-label={label} className={styles.languages}>
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
