import { localeNames, locales, pathIn } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { keepPlace } from '../../lib/page/language-place.ts';
import styles from './language-menu.module.css';

/** The first letters of the scripts, which their readers know at a glance. */
const letters = { en: 'A', bn: 'অ', hi: 'अ' };
const others = locales
  .filter((each) => each !== locale)
  .map((each) => letters[each])
  .join(' ');

/** Leads to the same page in another language; the summary has the first letters of the others. */
export function LanguageMenu() {
  const { pathname, search, hash } = useLocation();
  // The server's markup, which has room for little, is the same for all addresses of a page.
  const isHydrated = useHydrated();
  return (
    <details className={styles.menu}>
      <summary className="unmarked" aria-label={`${others} ${chromeTexts.language}`}>
        {others}
      </summary>
      {isHydrated && (
        <ul>
          {locales.map((each) => (
            <li key={each}>
              <a
                href={pathIn(each, pathname + search + hash)}
                lang={each}
                aria-current={each === locale || undefined}
                onClick={keepPlace}
              >
                {localeNames[each]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
