import { emptyTexts } from '@dealership/shared/messages/staff/desk-late.ts';
import { Link } from '../../../ui/link.tsx';
import type { DeskFilters } from '@dealership/shared';
import styles from './desk-list.module.css';
import { countText } from './view-tabs.tsx';

interface EmptyListProps {
  filters: DeskFilters;
  unassigned: number;
  linkToUnassigned: { to: string; state: unknown };
}

/** What is said in place of rows, with a way on. */
export function EmptyList({ filters, unassigned, linkToUnassigned }: EmptyListProps) {
  const { view, kind, status, assignee, search, counted } = filters;
  const isNarrowed = counted || kind !== '' || status !== '' || assignee !== '';
  const text =
    search !== ''
      ? emptyTexts.nothingFound
      : isNarrowed
        ? emptyTexts.nothingMatches
        : emptyTexts.empty[view];
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {view === 'mine' && !counted && search === '' && unassigned > 0 && (
        <Link {...linkToUnassigned} className={styles.way}>
          {emptyTexts.goUnassigned(countText(unassigned))}
        </Link>
      )}
    </div>
  );
}
