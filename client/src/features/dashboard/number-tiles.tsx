import type { EnquiryKind } from '@dealership/shared';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import styles from './number-tiles.module.css';

/** What is known of a kind; absent while it is on its way. */
interface KindNumbers {
  today: number | undefined;
  total: number | undefined;
}

interface NumberTilesProps {
  kinds: readonly EnquiryKind[];
  /** `large` for those that are looked at first. */
  size: 'large' | 'small';
  numbersOf: (kind: EnquiryKind) => KindNumbers;
  /** The list behind today's number, or behind the total. */
  addressOf: (kind: EnquiryKind, which: 'today' | 'total') => string;
  isBusy: boolean;
}

const grouped = new Intl.NumberFormat('en-IN');
const UNKNOWN = '–';

/** Today's number of each kind, the total below it; each leads to the enquiries that it counts. */
export function NumberTiles({ kinds, size, numbersOf, addressOf, isBusy }: NumberTilesProps) {
  return (
    <ul className={styles.tiles} data-size={size} aria-busy={isBusy}>
      {kinds.map((kind) => {
        const { today, total } = numbersOf(kind);
        const caption = dashboardTexts.captions[kind];
        return (
          <li key={kind} className={styles.tile}>
            <Link className={styles.today} to={addressOf(kind, 'today')}>
              <span className={styles.number}>{numberText(today)}</span>{' '}
              <span className={styles.caption}>
                {caption} <span className="visually-hidden">{dashboardTexts.ofToday}</span>
              </span>
            </Link>
            <Link className={styles.total} to={addressOf(kind, 'total')}>
              {dashboardTexts.totalOf(numberText(total))}
              <span className="visually-hidden">: {caption}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function numberText(number: number | undefined): string {
  return number === undefined ? UNKNOWN : grouped.format(number);
}
