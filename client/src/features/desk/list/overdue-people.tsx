import { screenAddress, type DeskView } from '@dealership/shared';
import { overdueTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { useKnown } from '../../../ui/screens/use-known.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useOwnUserId } from '../../../lib/staff/rights.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { staffName } from '../common/staff-name.ts';
import styles from './overdue-people.module.css';

/** Refetched at this interval (ms), since enquiries become overdue without an event. */
const INTERVAL_MS = 60_000;

/**
 * Who has overdue enquiries, how many and for how long, with links to them; the link of those that nobody answers
 * leads to all unassigned ones, the overdue first. For people who may assign enquiries.
 * @param props.chosen user id of the person whose enquiries are shown; a second tap shows everybody's again
 */
export function OverduePeople({
  chosen = '',
  onKnown,
}: {
  chosen?: string;
  /** Called when its height is known. */
  onKnown?: () => void;
}) {
  const ownUserId = useOwnUserId() ?? '';
  const query = useQuery({
    ...callQuery(queryKeys.desk.overdue, 'GET /api/desk/overdue'),
    refetchInterval: INTERVAL_MS,
  });
  const now = query.dataUpdatedAt;
  useKnown(query.isPending, onKnown);
  if (query.data?.people.length === 0) return null;
  return (
    <nav className={styles.people} aria-label={texts.byPerson} aria-busy={query.isPending}>
      <QueryFailure of={query} text={texts.failed} />
      <ul>
        {query.data?.people.map(({ person, count, oldest_at: oldest }) => {
          const id = person?.user_id ?? '';
          const isChosen = person !== null && id === chosen;
          const view: DeskView = person ? 'overdue' : 'unassigned';
          return (
            <li key={id}>
              <Link
                to={screenAddress('desk', { view, ...(!isChosen && person && { assignee: id }) })}
                className={styles.person}
                aria-current={isChosen || undefined}
              >
                <strong>{person ? staffName(person, ownUserId) : stateTexts.nobody}</strong>{' '}
                <span>{texts.overdue(count, timeTexts.overdue(now - oldest))}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
