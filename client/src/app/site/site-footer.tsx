import { dayOf } from '@dealership/shared';
import { dealership } from '../../lib/page/dealership.ts';
import { telHref } from '../../lib/page/contact-links.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { Link } from '../../ui/link.tsx';
import { OpenNow } from '../../ui/open-now.tsx';
import { footerLinks } from './site-links.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './site-footer.module.css';

const texts = chromeTexts.footer;

export function SiteFooter() {
  const { name, shortLine, legalName, address, week, phones, developerCredit } = dealership();
  return (
    <footer className={styles.footer}>
      <svg className={styles.ridge} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden>
        <path d="M0 120V96l90-18 60 8 96-34 52 16 74-40 40 18 66-34 58 30 48-12 88 36 62-10 70-44 46 18 60-30 54 34 44-8 82 40 66-22 72 26 86-20 70 22 60-12v62z" />
      </svg>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{name}</p>
            <p {...langOf(shortLine)} className={styles.line}>
              {shortLine}
            </p>
            <address>
              {address.street}
              <br />
              {address.city}, {address.state} {address.pinCode}
            </address>
            <p className={styles.hours}>
              {week.map(({ days, times }) => (
                <span key={days}>
                  {days} {times}
                </span>
              ))}
            </p>
            <OpenNow />
          </div>
          <section aria-label={texts.numbers}>
            <ul className={styles.numbers}>
              {phones.map(({ label, phone }) => (
                <li key={label + phone}>
                  <span className={styles.desk}>{label}</span>
                  <a className="tap bare" href={telHref(phone)}>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <nav aria-label={texts.links}>
          <ul className={styles.links}>
            {footerLinks.map(({ text, path, state }) => (
              <li key={text}>
                <Link className="tap bare" to={path} state={state}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.legal}>
          <span>
            {texts.copyright(legalName)} <CurrentYear />
          </span>
          {developerCredit.name && (
            <span>
              <span>{texts.developedBy} </span>
              {developerCredit.url ? (
                <a href={developerCredit.url} rel="noopener">
                  {developerCredit.name}
                </a>
              ) : (
                <span>{developerCredit.name}</span>
              )}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}

/**
 * The markup was made when the site was built, perhaps last year. The year is set again after hydration; an earlier
 * difference would make React discard the server's markup.
 */
function CurrentYear() {
  return (
    <span key={String(useHydrated())} suppressHydrationWarning>
      {currentYear()}
    </span>
  );
}

function currentYear() {
  return dayOf(Date.now()).slice(0, 4);
}
