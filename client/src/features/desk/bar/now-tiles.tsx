import { deskLimits, type DeskView } from '@dealership/shared';
import { nowTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useLayoutEffect } from 'react';
import { useMay } from '../../../lib/staff/rights.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NumberTile, NumberTileList } from '../../../ui/lists/number-tile.tsx';
import { useDeskCounts } from '../common/use-desk-counts.ts';

const grouped = new Intl.NumberFormat('en-IN');

/** Those that lead to the desk; what is not one's own work is not offered. */
const views = ['overdue', 'unassigned', 'mine', 'appointments'] as const satisfies DeskView[];

interface NowTilesProps {
  addressOf: (view: DeskView) => string;
  /** It has its height. */
  onKnown: () => void;
}

/** What needs a hand now; every number leads to the enquiries that it counts. */
export function NowTiles({ addressOf, onKnown }: NowTilesProps) {
  const canAnswer = useMay('enquiries.work');
  // The bar asks again and again.
  const { data, isPending, isError, refetch } = useDeskCounts({ isAsking: false });
  // Before it is painted.
  useLayoutEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  return (
    <>
      <h2>{texts.title}</h2>
      {isError ? (
        <LoadFailure text={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <NumberTileList size="medium" isBusy={isPending}>
          {views
            .filter((view) => canAnswer || view !== 'mine')
            .map((view) => (
              <li key={view}>
                <NumberTile
                  to={addressOf(view)}
                  number={countText(data?.counts[view])}
                  size="medium"
                  isBad={view === 'overdue' && (data?.counts.overdue ?? 0) > 0}
                >
                  {texts[view]}
                </NumberTile>
              </li>
            ))}
        </NumberTileList>
      )}
    </>
  );
}

/** A dash while it is on its way. */
function countText(count: number | undefined): string {
  if (count === undefined) return '–';
  return count > deskLimits.counted
    ? texts.more(grouped.format(deskLimits.counted))
    : grouped.format(count);
}
