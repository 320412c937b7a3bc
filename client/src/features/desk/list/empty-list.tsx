import { workViews } from '@dealership/shared';
import { emptyTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Link } from '../../../ui/link.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-list.module.css';
import { countText } from './view-tabs.tsx';

/** Shown in place of rows, with links to other lists that have work. */
export function EmptyList() {
  const { filters, counts, linkTo } = useDesk();
  const { view, kind, status, assignee, search, counted } = filters;
  const isNarrowed = counted || kind !== '' || status !== '' || assignee !== '';
  const text =
    search !== ''
      ? emptyTexts.nothingFound
      : isNarrowed
        ? emptyTexts.nothingMatches
        : emptyTexts.empty[view];
  const isWhole = !counted && search === '';
  const others = workViews.filter((each) => each !== view && (counts?.[each] ?? 0) > 0);
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {isWhole && !isNarrowed && counts?.open === 0 && <EmptyScreen name="desk" onlyAtFirst />}
      {isWhole &&
        others.map((each) => (
          <Link key={each} {...linkTo({ view: each, enquiry: '' })} className={styles.way}>
            {emptyTexts.ways[each](countText(counts?.[each] ?? 0))}
          </Link>
        ))}
    </div>
  );
}
