import type { DashboardHistory, EnquiryKind } from '@dealership/shared';
import { useState } from 'react';
import { dashboardTexts } from '@dealership/shared/texts/staff/dashboard.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { KindField } from '../../ui/forms/kind-field.tsx';
import { Link } from '../../ui/link.tsx';
import { numberText } from './number-tiles.tsx';
import styles from './week-bars.module.css';

interface WeekBarsProps {
  history: DashboardHistory;
  /** Link to the list of a kind, or of all, in a week. */
  addressOf: (kind: EnquiryKind | '', days: { fromDate: string; toDate: string }) => string;
}

/** How many enquiries came in each week, of all kinds together or of one. */
export function WeekBars({ history, addressOf }: WeekBarsProps) {
  const [chosen, setKind] = useState<EnquiryKind | ''>('');
  // The chosen kind may no longer be among those that the person may read.
  const kind = chosen !== '' && history.kinds[chosen] ? chosen : '';
  const weeks = weeksOf(history, kind);
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <div className={styles.weeks}>
      <KindField
        kind={kind}
        nameOf={(each) => kindNames[each]}
        onChoose={setKind}
        className={styles.kind}
      />
      <ol aria-label={dashboardTexts.weeks}>
        {weeks.map(({ week, count }) => (
          <li key={week.from}>
            <Link
              className={styles.week}
              to={addressOf(kind, { fromDate: week.from, toDate: week.to })}
            >
              <span className="chart-label">{timeTexts.period(week, week)}</span>{' '}
              <span className={styles.count}>
                {numberText(count)} <span className="visually-hidden">{dashboardTexts.unit}</span>
              </span>
              <span className="chart-bar">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

const DAYS_OF_A_WEEK = 7;

/** Seven days each, the newest first; that one ends today, so no week is shorter than the others. */
function weeksOf({ days, kinds }: DashboardHistory, kind: EnquiryKind | '') {
  const counted = kind === '' ? Object.values(kinds) : [kinds[kind] ?? { byDay: [] }];
  return Array.from({ length: Math.floor(days.length / DAYS_OF_A_WEEK) }, (_, index) => {
    const end = days.length - index * DAYS_OF_A_WEEK;
    const start = end - DAYS_OF_A_WEEK;
    return {
      week: { from: days[start] ?? '', to: days[end - 1] ?? '' },
      count: sum(counted.flatMap(({ byDay }) => byDay.slice(start, end))),
    };
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((before, count) => before + count, 0);
}
