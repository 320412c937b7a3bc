import type { EnquiryKind } from '@dealership/shared';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { numberText } from './number-text.ts';
import styles from './number-tiles.module.css';

interface NumberTilesProps {
  kinds: readonly EnquiryKind[];
  /** `large` for those that are looked at first. */
  size: 'large' | 'small';
  /** Absent while it is on its way. */
  numberOf: (kind: EnquiryKind) => number | undefined;
  /** The list behind the number. */
  addressOf: (kind: EnquiryKind) => string;
  isBusy: boolean;
}

/** Today's number of each kind, which leads to the enquiries that it counts. */
export function NumberTiles({ kinds, size, numberOf, addressOf, isBusy }: NumberTilesProps) {
  return (
    <ul className={styles.tiles} data-size={size} aria-busy={isBusy}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link className={styles.tile} to={addressOf(kind)}>
            <span className={styles.number}>{numberText(numberOf(kind))}</span>{' '}
            <span>
              {dashboardTexts.captions[kind]}{' '}
              <span className="visually-hidden">{dashboardTexts.ofToday}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
