import { readContactNumber, screenAddress, type KnownCustomer } from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../common/customers.module.css';

/** Shows whose number it is, while it is typed; `onKnown` gets the customer's name. */
export function KnownNumber(props: { mobile: string; onKnown: (name: string) => void }) {
  const { mobile, onKnown } = props;
  const number = readContactNumber(mobile);
  const { data } = useQuery({
    queryKey: queryKeys.knownNumber(number),
    queryFn: ({ signal }) =>
      call('POST /api/knownCustomer', { body: { mobile: number ?? '' }, signal }),
    enabled: number !== undefined,
    gcTime: 0,
  });
  const customer = number === undefined ? undefined : data?.customer;
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (customer) tell(customer.name);
  }, [customer]);
  return (
    <div role="status">
      {customer && (
        <p className={styles.known}>
          {texts.known(customer.total)}, {openText(customer)}.{' '}
          <Link to={screenAddress('customer', { customer: String(customer.id) })}>{texts.see}</Link>
        </p>
      )}
    </div>
  );
}

function openText({ open }: NonNullable<KnownCustomer['customer']>): string {
  if (!open) return texts.allClosed;
  return open.assignee ? texts.openWith(open.assignee.user_name) : texts.openQueue;
}
