import { dayOf, screenAddress } from '@dealership/shared';
import { appointmentsTexts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { nowTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useQuery } from '@tanstack/react-query';
import { useKnown } from '../../../ui/screens/use-known.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { assigneeText } from '../common/staff-name.ts';
import { useNow } from '../common/use-desk-live.ts';
import { detailsOf } from './appointment-details.ts';
import styles from './today-appointments.module.css';
import { dayQuery } from '../common/day-query.ts';

/** Few enough that the dashboard's numbers stay in sight. */
const SHOWN = 5;

/**
 * The appointments of today, in order of time, with links to their enquiries.
 * @param props.onKnown called when its height is known
 */
export function TodayAppointments({ onKnown }: { onKnown: () => void }) {
  const now = useNow(60_000);
  const query = useQuery({
    ...dayQuery(dayOf(now)),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
  useKnown(query.isPending, onKnown);
  const coming = query.data?.filter((row) =>
    ['asked', 'confirmed'].includes(appointmentTexts.lookOf(row)),
  );
  if (coming?.length === 0) return null;
  return (
    <section className={styles.today} aria-labelledby="today-appointments">
      <div className={styles.head}>
        <h2 id="today-appointments">{nowTexts.appointments}</h2>
        <Link to={screenAddress('appointments')} className="tap">
          {coming ? appointmentsTexts.count(coming.length) : appointmentsTexts.title}
        </Link>
      </div>
      <QueryFailure of={query} />
      <ol className={styles.rows}>
        {coming?.slice(0, SHOWN).map((row) => {
          const { time, name, kind, model } = detailsOf(row);
          return (
            <li key={row.reference}>
              <Link to={screenAddress('desk', { enquiry: row.reference })} className={styles.row}>
                <strong>{time}</strong>
                <span className={styles.name}>{name}</span>
                <span>{[kind, model].filter(Boolean).join(' · ')}</span>
                <span>{assigneeText(row.assignee)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
