import { screenAddress, type Delivery } from '@dealership/shared';
import { outboxTexts } from '@dealership/shared/texts/staff/outbox.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { webhookTexts as texts } from '@dealership/shared/texts/staff/webhooks.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { showFailure, useChange } from '../../../lib/calls/use-change.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import styles from '../messages.module.css';

/** The newest messages of an address; they change without any action here. */
export function Deliveries({ id }: { id: number }) {
  const key = queryKeys.deliveries(id);
  const params = { id: String(id) };
  const list = useQuery({
    ...callQuery(key, 'GET /api/webhooks/:id/deliveries', params),
    refetchInterval: 10_000,
  });
  const queries = useQueryClient();
  const { change: sendAgain, isBusy } = useChange({
    mutate: async (message: number) => {
      const answer = await call('POST /api/webhooks/:id/deliveries/:message/again', {
        params: { ...params, message: String(message) },
      });
      await queries.invalidateQueries({ queryKey: queryKeys.webhooks });
      void showToast('success', answer.message);
    },
    onFailed: showFailure,
  });
  return (
    <div aria-busy={list.isPending}>
      {list.isPending && <AdminSpinner />}
      <QueryFailure of={list} text={texts.notLoaded} />
      {list.data?.length === 0 && <p>{texts.nothingSent}</p>}
      <ul className={styles.list} aria-label={texts.deliveries}>
        {list.data?.map((delivery) => (
          <li key={delivery.id} className="head">
            <Line {...delivery} />
            {delivery.state !== 'waiting' && (
              <Button
                busy={isBusy}
                aria-label={texts.againOf(nameOf(delivery))}
                onClick={() => void sendAgain(delivery.id)}
              >
                {texts.again}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ topic, reference }: Delivery): string {
  return [texts.topics[topic], reference].filter(Boolean).join(' ');
}

function Line({ topic, reference, state, failure, attempts, state_at: at }: Delivery) {
  return (
    <>
      <strong>{texts.topics[topic]}</strong>
      {reference !== null && (
        <Link to={screenAddress('desk', { enquiry: reference })}>{reference}</Link>
      )}
      <span>{texts.states[state]}</span>
      {failure !== null && <span>{outboxTexts.failures[failure]}</span>}
      <span className="hint">
        {timeTexts.at(at)}, {texts.tries(attempts)}
      </span>
    </>
  );
}
