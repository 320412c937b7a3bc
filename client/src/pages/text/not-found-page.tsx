import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './not-found-page.module.css';

const texts = chromeTexts.notFound;

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.text}>{texts.text}</p>
      <Link to="/" className={buttonClass('secondary')}>
        {texts.toHome}
      </Link>
    </div>
  );
}
