import { enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { dashboardTexts } from '@dealership/shared/texts/staff/dashboard.ts';
import { NumberTile, NumberTileList } from '../../ui/lists/number-tile.tsx';

/** The four kinds whose numbers come first (rules: dashboard-counts). */
export const mainKinds: readonly EnquiryKind[] = ['service-booking', 'amc', 'warranty', 'product'];

/** The rest, in the order of the Report menu. */
export const otherKinds = enquiryKinds.filter((kind) => !mainKinds.includes(kind));

interface NumberTilesProps {
  kinds: readonly EnquiryKind[];
  /** `large` for the most important numbers. */
  size: 'large' | 'small';
  /** Absent while it is loading. */
  numberOf: (kind: EnquiryKind) => number | undefined;
  addressOf: (kind: EnquiryKind) => string;
  isBusy: boolean;
}

/** Today's number of each kind, with a link to the enquiries counted. */
export function NumberTiles({ kinds, size, numberOf, addressOf, isBusy }: NumberTilesProps) {
  return (
    <NumberTileList size={size} isBusy={isBusy}>
      {kinds.map((kind) => (
        <li key={kind}>
          <NumberTile to={addressOf(kind)} number={numberText(numberOf(kind))} size={size}>
            {dashboardTexts.captions[kind]}{' '}
            <span className="visually-hidden">{dashboardTexts.ofToday}</span>
          </NumberTile>
        </li>
      ))}
    </NumberTileList>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

/** A number in Indian grouping; a dash while it is loading. */
export function numberText(number: number | undefined): string {
  return number === undefined ? '–' : grouped.format(number);
}
