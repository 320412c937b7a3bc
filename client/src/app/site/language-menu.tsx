import { localeNames, locales, pagePaths, pathIn } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { keepPlace } from '../../lib/page/language-place.ts';
import { pageNameAt } from './public-pages.ts';
import styles from './language-menu.module.css';

/** The first letters of the scripts, which their readers know at a glance. */
const letters = { en: 'A', bn: 'অ', hi: 'अ' };

/** Leads to the same page in another language; the summary has the first letters of the others. */
export function LanguageMenu() {
  const address = useAddress();
  return (
    <details className={styles.menu}>
      <summary className={styles.button}>
        {locales
          .filter((each) => each !== locale)
          .map((each) => (
            <span key={each} lang={each} aria-hidden="true">
              {letters[each]}
            </span>
          ))}
        <span className="visually-hidden">{chromeTexts.language}</span>
      </summary>
      <ul className={styles.languages}>
        {locales.map((each) => (
          <li key={each}>
            <a
              className={styles.language}
              href={pathIn(each, address)}
              lang={each}
              hrefLang={each}
              aria-current={each === locale || undefined}
              onClick={keepPlace}
            >
              {localeNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The address without a language. The first render is the same as the server's, for all addresses of a page. */
function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  if (useHydrated()) return pathname + search + hash;
  const name = pageNameAt(pathname);
  return name ? pagePaths[name].replace(':id', '1') : '/';
}
