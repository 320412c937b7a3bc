import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { uiTexts } from '@dealership/shared/messages/common/ui.ts';
import styles from './price.module.css';

interface PriceProps {
  rupees: number;
  /** Words before it, such as 'Start from'. */
  prefix?: string | undefined;
  /** Large where it is the price of the page's one vehicle. */
  size?: 'large' | 'medium';
  /** Parts and accessories have no showroom price. */
  isExShowroom?: boolean;
}

/** A price in lakh grouping, and what it is a price of. */
export function Price({ rupees, prefix, size = 'medium', isExShowroom = true }: PriceProps) {
  // The display face has no rupee sign; the text face's is wide, so it stands smaller.
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
