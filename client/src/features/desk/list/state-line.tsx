import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { emptyTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';
import { useMayChoose, type Choosing } from './use-choosing.ts';
import type { DeskList } from './use-desk-list.ts';
import { countText } from './view-tabs.tsx';

/** The number of rows and of new ones: always visible, and new ones move nothing. */
export function StateLine({ list, choosing }: { list: DeskList; choosing: Choosing }) {
  const { isCut, view, filters, counts } = useDesk();
  const isSearch = filters.search !== '';
  const mayChoose = useMayChoose();
  const { rows, isAll, since, query } = list;
  const { kind, status, branch, assignee, counted } = filters;
  const isWhole = !kind && !status && !branch && !assignee && !counted;
  const inView = (isWhole && view && counts?.[view]) || 0;
  // The counts may be a little older than the rows.
  const total = inView > rows.length ? countText(inView) : undefined;
  const count = isSearch
    ? deskTexts.found(rows.length, isAll)
    : deskTexts.shown(rows.length, isAll, total);
  return (
    <div className={styles.line}>
      <p role="status" className={isCut ? 'wrong' : undefined}>
        <span>
          {isCut ? deskTexts.cutOff : query.data && (rows.length > 0 || isSearch) && count}
        </span>
        {view === 'unassigned' && !isSearch && !isCut && rows.length > 0 && <NobodyOnDuty />}
      </p>
      {since.arrived > 0 && (
        <button
          type="button"
          className={styles.arrived}
          aria-label={deskTexts.showArrived(since.arrived)}
          onClick={() => {
            list.takeFresh();
            window.scrollTo({ top: 0, behavior: 'instant' });
            // The button disappears; the focus goes to the first new row.
            setTimeout(() => document.querySelector<HTMLElement>('[data-row]')?.focus());
          }}
        >
          {deskTexts.arrived(since.arrived)}
        </button>
      )}
      {choosing.isOn && !choosing.all && <span>{deskTexts.range}</span>}
      {mayChoose && !choosing.isOn && rows.length > 0 && (
        <Button className={styles.choose} onClick={() => choosing.start()}>
          {deskTexts.choose}
        </Button>
      )}
    </div>
  );
}

/** Nobody is on duty: late enquiries alert nobody, and are not assigned in turn. */
export function NobodyOnDuty() {
  const { data } = useChoices();
  const isNobody = data?.colleagues.every(({ is_on_duty: isOnDuty }) => !isOnDuty) ?? false;
  return isNobody && <> · {emptyTexts.nobodyOnDuty}</>;
}
