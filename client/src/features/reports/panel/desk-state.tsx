import { screenAddress } from '@dealership/shared';
import { stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './enquiry-panel.module.css';

/** An enquiry's state, with a link to the desk. Its line is there before the answer. */
export function DeskStateMark({ reference }: { reference: string }) {
  const detail = useQuery({
    queryKey: queryKeys.desk.enquiry(reference),
    queryFn: ({ signal }) =>
      call('GET /api/desk/enquiries/:reference', { params: { reference }, signal }),
  });
  const enquiry = detail.data?.enquiry;
  const { assignee } = enquiry ?? {};
  return (
    <div className={styles.state}>
      <p>
        {enquiry && (
          <span>
            {stateTexts.statusOf(enquiry.status, enquiry.kind)} · {stateTexts.assignee}:{' '}
            {assignee ? assignee.user_name || assignee.user_id : stateTexts.nobody}
          </span>
        )}
      </p>
      <Link to={screenAddress('desk', { enquiry: reference })} className="tap">
        {stateTexts.openOnDesk}
      </Link>
    </div>
  );
}
