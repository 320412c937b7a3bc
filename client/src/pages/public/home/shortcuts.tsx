import { pathIn } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { homeTexts } from '@dealership/shared/texts/public/pages/home.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './shortcuts.module.css';

const texts = homeTexts.shortcuts;

/** What visitors often want, beside a call: the price list, the monthly rate, insurance. */
export function Shortcuts() {
  return (
    <nav className={styles.shortcuts} aria-label={texts.label}>
      <a className={styles.shortcut} href={pathIn(locale, '/price-list.pdf')} download>
        <Icon name="file" size={24} />
        <strong>{texts.priceList}</strong>
        <span className="hint">{texts.priceListHint}</span>
      </a>
      <Link className={styles.shortcut} to="/finance?emi=1">
        <Icon name="rupee" size={24} />
        <strong>{texts.emi}</strong>
        <span className="hint">{texts.emiHint}</span>
      </Link>
      <Link className={styles.shortcut} to="/insurance">
        <Icon name="shield" size={24} />
        <strong>{texts.insurance}</strong>
        <span className="hint">{texts.insuranceHint}</span>
      </Link>
    </nav>
  );
}
