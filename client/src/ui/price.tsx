import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { uiTexts } from '@dealership/shared/texts/common/ui.ts';
import styles from './price.module.css';

interface PriceProps {
  rupees: number;
  /** Text before it, such as 'Start from'. */
  prefix?: string | undefined;
  /** `large` for the price of the vehicle that the page is about. */
  size?: 'large' | 'medium';
  /** Parts and accessories have no showroom price. */
  isExShowroom?: boolean;
}

/** A price in lakh grouping, and whether it is ex-showroom. */
export function Price({ rupees, prefix, size = 'medium', isExShowroom = true }: PriceProps) {
  // The display font has no rupee sign; that of the text font is wide, so it is set smaller.
  const [sign = '', ...amount] = formatRupees(rupeesToPaise(rupees));
  return (
    <p className={styles.price} data-size={size}>
      {prefix !== undefined && (
        <span className={`${styles.note ?? ''} ${styles.prefix ?? ''}`}>{prefix} </span>
      )}
      <span className={styles.amount}>
        <span className={styles.sign}>{sign}</span>
        {amount}
      </span>
      {isExShowroom && <span className={styles.note}> {uiTexts.price.exShowroom}</span>}
    </p>
  );
}
