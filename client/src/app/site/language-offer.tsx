import { localeOffers, pathIn, type Locale } from '@dealership/shared';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { createRoot } from 'react-dom/client';
import { declineLanguages } from '../../lib/page/language.ts';
import { keepPlace } from '../../lib/page/language-place.ts';
import { sitePath } from '../../lib/page/site-path.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-offer.module.css';

/** One line above everything that offers the page in the visitor's own language, until it is closed. */
export function showLanguageOffer(offered: Locale): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    declineLanguages();
    root.unmount();
    place.remove();
  };
  root.render(<LanguageOffer offered={offered} onClose={close} />);
}

function LanguageOffer({ offered, onClose }: { offered: Locale; onClose: () => void }) {
  return (
    <aside className={styles.offer} aria-label={chromeTexts.language}>
      <a
        className={styles.link}
        href={pathIn(offered, sitePath(location.pathname))}
        lang={offered}
        hrefLang={offered}
        onClick={({ currentTarget }) => {
          // The page may be another one by now.
          const { pathname, search, hash } = location;
          currentTarget.href = pathIn(offered, sitePath(pathname) + search + hash);
          keepPlace();
        }}
      >
        {localeOffers[offered]}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={chromeTexts.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
