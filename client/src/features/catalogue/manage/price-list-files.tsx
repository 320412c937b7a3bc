import { screenAddress } from '@dealership/shared';
import { priceListTexts as texts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './price-upload.module.css';

const down = 'M12 4v11M7 10.5l5 5 5-5M5 20h14';

/** Downloads the price list for staff who may see prices, and uploads it for staff who may change them. */
export function PriceListFiles({ hasUpload = false }) {
  const mayEdit = useMay('prices.edit');
  const isPhone = useMedia('(width < 48em)');
  const contentOf = (way: keyof typeof texts.short) => {
    if (!isPhone) return { children: texts[way] };
    const children = (
      <>
        {way !== 'upload' && <LineDrawing path={down} />}
        <span>{texts.short[way]}</span>
      </>
    );
    // The buttons fit on one line; their names are the whole texts.
    return { children, 'aria-label': texts[way] };
  };
  return (
    <nav className={styles.files} aria-label={texts.files}>
      <ButtonLink href="/api/priceList/xlsx" download {...contentOf('xlsx')} />
      <ButtonLink href="/api/priceList/csv" download {...contentOf('csv')} />
      {mayEdit && hasUpload && (
        <Link
          to={screenAddress('price', { list: 'upload' })}
          className={buttonClass('secondary')}
          {...contentOf('upload')}
        />
      )}
    </nav>
  );
}
