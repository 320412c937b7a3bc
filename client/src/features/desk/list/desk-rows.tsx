import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useHoursOf } from '../../../lib/staff/branches.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useDesk } from '../common/desk-context.ts';
import { branchName } from '../common/branch-name.ts';
import styles from './desk-list.module.css';
import { DeskLine } from './desk-row.tsx';
import { useMayChoose, type Choosing } from './use-choosing.ts';
import type { DeskList } from './use-desk-list.ts';
import { useLongPress } from './use-long-press.ts';

const EmptyList = latePart(async () => (await import('./empty-list.tsx')).EmptyList);

interface DeskRowsProps {
  list: DeskList;
  last: string;
  choosing: Choosing;
}

export function DeskRows({ list, last, choosing }: DeskRowsProps) {
  const { now, ownUserId, view, linkTo, choices } = useDesk();
  const hoursOf = useHoursOf();
  const several = (choices?.branches.length ?? 0) > 1;
  const { query, rows, since, isAll, isAdding, hasFailed } = list;
  const mayChoose = useMayChoose();
  // The first one begins to choose, the next ones choose all rows up to theirs.
  const longPress = useLongPress((reference) => {
    const row = rows.find((each) => each.reference === reference);
    if (!row || choosing.all) return;
    if (choosing.isOn) choosing.choose(row, { isChosen: true, isRange: true });
    else choosing.start(row);
  });
  const waiting = new Set(useWaitingSteps().map(({ row }) => row.reference));
  if (query.isError && rows.length === 0) {
    return <LoadFailure text={deskTexts.failed} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) {
    return (
      <p className={styles.waiting} aria-busy="true">
        {deskTexts.loading}
      </p>
    );
  }
  if (rows.length === 0) return <EmptyList />;
  return (
    <>
      <div className={styles.header} aria-hidden="true">
        {Object.values(deskTexts.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul
        className={styles.rows}
        data-choosing={choosing.isOn || undefined}
        {...(mayChoose && longPress)}
        aria-label={deskTexts.rows(view ? deskTexts.views[view] : deskTexts.counted)}
      >
        {rows.map((row) => (
          <DeskLine
            key={row.reference}
            row={row}
            now={now}
            ownUserId={ownUserId}
            linkTo={linkTo}
            branch={several ? branchName(row.branch, choices) : ''}
            hours={hoursOf(row.branch)}
            isLast={row.reference === last}
            isDayList={view === 'appointments'}
            isWaiting={waiting.has(row.reference)}
            hasLeft={since.left.has(row.reference)}
            isChosen={choosing.isChosen(row)}
            isWithAll={choosing.all !== undefined}
            onChoose={choosing.choose}
          />
        ))}
      </ul>
      {hasFailed && <LoadFailure text={deskTexts.failed} />}
      {!isAll && (
        <Button className={styles.more} busy={isAdding} onClick={() => list.more()}>
          {isAdding ? deskTexts.loading : deskTexts.more}
        </Button>
      )}
    </>
  );
}
