import { accountActionTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './staff.module.css';

const texts = accountActionTexts.sessions;

export function StaffSessions({ userId }: { userId: string }) {
  const list = useQuery({
    queryKey: queryKeys.staffSessions(userId),
    queryFn: ({ signal }) =>
      call('GET /api/staff/:userId/sessions', { params: { userId }, signal }),
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
            {texts.started}: {timeTexts.stored(session.started_date, session.started_time)}
          </span>
          <span>
            {texts.lastSeen}: {timeTexts.stored(session.last_seen_date, session.last_seen_time)}
          </span>
        </li>
      ))}
    </ul>
  );
}
