import { deskLimits, type DeskView } from '@dealership/shared';
import { nowTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useLayoutEffect } from 'react';
import { useMay } from '../../../lib/staff/rights.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NumberTile, NumberTileList } from '../../../ui/lists/number-tile.tsx';
import { useDeskCounts } from '../common/use-desk-counts.ts';

const grouped = new Intl.NumberFormat('en-IN');

/** The tiles that lead to the desk; only lists of the user's own work are shown. */
const views = ['overdue', 'unassigned', 'mine', 'appointments'] as const satisfies DeskView[];

interface NowTilesProps {
  addressOf: (view: DeskView) => string;
  /** The tiles have their final height. */
  onKnown: () => void;
}

/** The work that is waiting now; every number leads to the enquiries that it counts. */
export function NowTiles({ addressOf, onKnown }: NowTilesProps) {
  const canAnswer = useMay('enquiries.work');
  // The bar already fetches them repeatedly.
  const { data, isPending, isError, refetch } = useDeskCounts({ isAsking: false });
  // Runs before the browser paints.
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

/** A dash while the count is being fetched. */
function countText(count: number | undefined): string {
  if (count === undefined) return '–';
  return count > deskLimits.counted
    ? texts.more(grouped.format(deskLimits.counted))
    : grouped.format(count);
}
