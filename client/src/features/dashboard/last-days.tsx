import { enquiryKinds, type DashboardHistory, type EnquiryKind } from '@dealership/shared';
import { useState } from 'react';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DayLines } from './day-lines.tsx';
import styles from './last-days.module.css';
import { lineLook } from './line-look.ts';
import { mainKinds } from './main-kinds.ts';

/** What came in day by day, as lines and as a table; staff choose of which kinds. */
export function LastDays({ history }: { history: DashboardHistory }) {
  const [chosen, setChosen] = useState<ReadonlySet<EnquiryKind>>(new Set(mainKinds));
  const kinds = enquiryKinds.filter((kind) => chosen.has(kind));

  const toggle = (kind: EnquiryKind) => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setChosen(next);
  };

  return (
    <div className={styles.history}>
      <DayLines history={history} kinds={kinds} />
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{dashboardTexts.shown}</legend>
        {enquiryKinds.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input type="checkbox" checked={chosen.has(kind)} onChange={() => toggle(kind)} />
            <svg width="24" height="8" aria-hidden="true">
              <line x1="0" x2="24" y1="4" y2="4" strokeWidth="2" {...lineLook(kind)} />
            </svg>
            {dashboardTexts.captions[kind]}
          </label>
        ))}
      </fieldset>
      <details className={styles.table}>
        <summary>{dashboardTexts.table}</summary>
        <DataTable label={dashboardTexts.history} {...tableOf(history, kinds)} />
      </details>
    </div>
  );
}

/** Today first, as in every other table here. */
function tableOf({ days, kinds: counts }: DashboardHistory, kinds: readonly EnquiryKind[]) {
  return {
    header: [dashboardTexts.day, ...kinds.map((kind) => dashboardTexts.captions[kind])],
    cells: days
      .map((day, index) => [day, ...kinds.map((kind) => String(counts[kind].byDay[index] ?? 0))])
      .reverse(),
    rowKeys: days.toReversed(),
  };
}
