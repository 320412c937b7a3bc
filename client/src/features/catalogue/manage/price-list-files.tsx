import { screenAddress } from '@dealership/shared';
import { priceListTexts as texts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './price-upload.module.css';

/** Downloads the price list for staff who may see prices, and uploads it for staff who may change them. */
export function PriceListFiles({ hasUpload = false }) {
  const mayEdit = useMay('prices.edit');
  return (
    <nav className={styles.files} aria-label={texts.files}>
      <ButtonLink href="/api/priceList/xlsx" download>
        {texts.xlsx}
      </ButtonLink>
      <ButtonLink href="/api/priceList/csv" download>
        {texts.csv}
      </ButtonLink>
      {mayEdit && hasUpload && (
        <Link to={screenAddress('price', { list: 'upload' })} className={buttonClass('secondary')}>
          {texts.upload}
        </Link>
      )}
    </nav>
  );
}
