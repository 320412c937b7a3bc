import { screenAddress, type DeskView } from '@dealership/shared';
import { nowTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useKnown } from '../../../ui/screens/use-known.ts';
import { NumberTile, NumberTileList } from '../../../ui/lists/number-tile.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { useDeskCounts } from '../common/use-desk-counts.ts';
import { countText } from '../list/view-tabs.tsx';

/** The tiles that lead to the desk; only lists of the user's own work are shown. */
const views = ['overdue', 'unassigned', 'mine', 'appointments'] as const satisfies DeskView[];

/** The work that is waiting now; every number leads to its enquiries. `onKnown`: the tiles have their final height. */
export function NowTiles({ onKnown }: { onKnown: () => void }) {
  // The bar already fetches them repeatedly.
  const query = useDeskCounts({ isAsking: false });
  const { data, isPending } = query;
  useKnown(isPending, onKnown);
  return (
    <>
      <h2>{texts.title}</h2>
      <QueryFailure of={query} text={texts.failed} />
      {!query.isError && (
        <NumberTileList size="medium" isBusy={isPending}>
          {views.map((view) => (
            <li key={view}>
              <NumberTile
                to={screenAddress('desk', { view })}
                number={data ? countText(data.counts[view]) : '–'}
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
