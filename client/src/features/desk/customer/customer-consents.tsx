import { customerTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { Fragment, useRef } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useAnnouncedChange } from '../../../lib/calls/use-announced-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { useCustomer, type CustomerPartProps } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

/** The consents of the customer's numbers; an opt-in after a stop is confirmed by staff (rules: stop-messages). */
export function CustomerConsents({ customer, onChanged }: CustomerPartProps) {
  const { id, consents } = customer;
  const heading = useRef<HTMLHeadingElement>(null);
  const mayWork = useMay('enquiries.work');
  const { refetch } = useCustomer(id);
  const { change, isBusy, announcement, failure } = useAnnouncedChange(() => void refetch());
  const isOneNumber = new Set(consents.map(({ mobile }) => mobile)).size === 1;
  // They wait for confirmation by staff. Requests of one opt-in have the same time on all channels.
  const asked = new Map(
    consents.flatMap(({ mobile, waits, at }) => (waits === 'confirmation' ? [[mobile, at]] : [])),
  );

  const confirm = (mobile: string, at: number) =>
    change(
      async () => {
        const sent = { params: { id: String(id) }, body: { mobile, at } };
        onChanged(await call('POST /api/customers/:id/consents', sent));
        // The button disappears, and with it the focus.
        heading.current?.focus();
      },
      () => texts.confirm.done,
    );

  return (
    <section className={styles.part} aria-labelledby="customer-consents">
      <h2 id="customer-consents" ref={heading} tabIndex={-1}>
        {texts.consents}
      </h2>
      {consents.length === 0 && <p className="hint">{texts.noConsents}</p>}
      <ul className={styles.rows}>
        {consents.map(({ mobile, channel, purpose, at, waits, is_given: isGiven }) => {
          const state = waits ?? (isGiven ? 'given' : 'withdrawn');
          const name = texts.channelNames[channel];
          return (
            <li key={`${mobile} ${channel}`} className={styles.row}>
              <span className="strong">{isOneNumber ? name : `${mobile}, ${name}`}</span>
              <span className={styles.quiet}>
                {texts.consent[state](texts.purposes[purpose], timeTexts.day(at))}
              </span>
            </li>
          );
        })}
      </ul>
      {mayWork &&
        [...asked].map(([mobile, at]) => (
          <Fragment key={mobile}>
            <p className="hint">{texts.confirm.about(mobile)}</p>
            <Button busy={isBusy} onClick={() => void confirm(mobile, at)}>
              {isBusy ? texts.confirm.busy : texts.confirm.action}
            </Button>
          </Fragment>
        ))}
      <p role="status">{announcement}</p>
      <Failure>{failure}</Failure>
    </section>
  );
}
