import { localeOffers, pathIn, type Locale } from '@dealership/shared';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage, declineLanguages } from '../../lib/page/language.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-offer.module.css';

/** One line above everything that offers the page in the visitor's own language, until it is closed. */
export function LanguageOffer({ offered }: { offered: Locale }) {
  const { pathname, search, hash } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    declineLanguages();
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <div className={styles.offer}>
      <a
        className={styles.link}
        href={pathIn(offered, pathname + search + hash)}
        lang={offered}
        hrefLang={offered}
        onClick={() => chooseLanguage(offered)}
      >
        {localeOffers[offered]}
      </a>
      <button type="button" className={styles.close} aria-label={chromeTexts.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
