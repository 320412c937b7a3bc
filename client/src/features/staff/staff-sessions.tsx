import { accountActionTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './staff.module.css';

const texts = accountActionTexts.sessions;

export function StaffSessions({ userId }: { userId: string }) {
  const list = useQuery({
    ...callQuery(queryKeys.staffSessions(userId), 'GET /api/staff/:userId/sessions', { userId }),
    gcTime: 0,
  });
  if (list.isError) return <QueryFailure of={list} />;
  if (list.data?.length === 0) return <p className={styles.hint}>{texts.none}</p>;
  return (
    <ul className={styles.sessions} aria-label={texts.list} aria-busy={list.isPending}>
      {list.data?.map((session, index) => (
        <li key={index}>
          <strong>{session.device || texts.device}</strong>
          <span>
            {texts.started}: {session.started_date} {session.started_time.slice(0, 5)}
          </span>
          <span>
            {texts.lastSeen}: {session.last_seen_date} {session.last_seen_time.slice(0, 5)}
          </span>
        </li>
      ))}
    </ul>
  );
}
