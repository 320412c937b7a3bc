import { deskLimits, screenAddress, type DeskCounts, type DeskView } from '@dealership/shared';
import { allEnquiriesTexts } from '@dealership/shared/texts/common/all-enquiries.ts';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef } from 'react';
import { Link } from '../../../ui/link.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

export function ViewTabs() {
  const { view: chosen, counts, linkTo } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would scroll the window too.
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - 48 });
  }, [chosen]);
  return (
    <nav aria-label={deskTexts.viewsLabel}>
      <ul ref={list} className={styles.views}>
        {inOrder
          .filter((view) => isOffered(view, counts) || view === chosen)
          .map((view) => (
            <li key={view}>
              <Link
                {...linkTo({ view, counted: undefined, enquiry: '' })}
                className={styles.view}
                aria-current={view === chosen ? 'page' : undefined}
              >
                {deskTexts.views[view]}{' '}
                <span className={styles.count}>{counts && countText(counts[view])}</span>
              </Link>
            </li>
          ))}
        <li>
          <Link to={screenAddress('enquiries')} className={styles.view}>
            {allEnquiriesTexts.title}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** In the order of the screen. */
const inOrder = Object.keys(deskTexts.views) as DeskView[];

/** The morning's list leads to the work of this week; *All open* contains it, too. */
function isOffered(view: DeskView, counts: DeskCounts['counts'] | undefined): boolean {
  if (view === 'before') return (counts?.before ?? 0) > 0;
  return view !== 'week';
}

/** `1,000+` above the limit of the count. */
export function countText(count: number): string {
  const shown = Math.min(count, deskLimits.counted).toLocaleString('en-IN');
  return count > deskLimits.counted ? `${shown}+` : shown;
}
