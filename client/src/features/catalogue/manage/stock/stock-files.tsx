import { screenAddress } from '@dealership/shared';
import { stockListTexts } from '@dealership/shared/texts/staff/catalogue/stock.ts';
import { useMay } from '../../../../lib/staff/rights.ts';
import { buttonClass, ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import styles from '../price-upload.module.css';

const texts = stockListTexts.files;

/** Downloads the stock, and uploads it for staff who may change it. */
export function StockFiles() {
  const mayEdit = useMay('prices.edit');
  return (
    <nav className={styles.files} aria-label={texts.name}>
      <ButtonLink href="/api/stock/xlsx" download>
        {texts.xlsx}
      </ButtonLink>
      {mayEdit && (
        <Link to={screenAddress('stock', { list: 'upload' })} className={buttonClass('secondary')}>
          {texts.upload}
        </Link>
      )}
    </nav>
  );
}
