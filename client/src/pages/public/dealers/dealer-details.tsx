import type { ReactNode } from 'react';
import { isRoundTheClock, type Dealer, type Visit } from '@dealership/shared';
import { dealership } from '../../../lib/page/dealership.ts';
import { pathOf } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { telHref } from '../../../lib/page/contact-links.ts';
import { dealersTexts as texts } from '@dealership/shared/texts/public/pages/dealers.ts';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { isInDocument, useVisit } from './use-visit.ts';
import cardStyles from '../parts/form-card.module.css';
import styles from './dealer-details.module.css';

/** The branch in the answer of the API. */
export function DealerDetails({ id }: { id: string }) {
  const { status, data, retry } = useResource<Dealer | readonly Dealer[] | null>(
    pathOf('GET /api/dealers/:id', { id }),
    { pageData: 'dealer', isInDocument },
  );
  const visit = useVisit(id);
  const states = [status, visit.status];
  const isLoading = states.includes('loading') && !states.includes('failed');
  // The call answers with a list; the document contains the dealer itself, or null.
  const [dealer] = [data].flat();
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-busy={isLoading}>
      {isLoading && <p className="soft">{texts.loading}</p>}
      {states.includes('failed') && (
        <LoadProblem
          text={texts.failed}
          onRetry={() => {
            retry();
            visit.retry();
          }}
        />
      )}
      {states.every((state) => state === 'ready') &&
        (dealer && visit.data ? <Details dealer={dealer} visit={visit.data} /> : <UnknownDealer />)}
    </section>
  );
}

function Details({ dealer, visit: { hours, phones } }: { dealer: Dealer; visit: Visit }) {
  const { name, address, mobile_no, service_no, open_time, email } = dealer;
  const sunday = hours.week[6] ?? [];
  const numbers = [
    { label: texts.mobile, phone: mobile_no },
    { label: texts.service, phone: service_no },
    ...phones,
  ];
  return (
    <>
      <h2 className={`${cardStyles.heading} ${styles.name}`}>{name}</h2>
      <dl className={styles.lines}>
        <Line label={texts.address}>{address}</Line>
        {numbers.map(({ label, phone }) => (
          <Line key={label + phone} label={label}>
            {/* Staff write several numbers with a comma or a slash between them. */}
            {phone.split(/[,/]/).map((each) => (
              <a key={each} className={styles.phone} href={telHref(each)}>
                {each.trim()}
              </a>
            ))}
          </Line>
        ))}
        <Line label={texts.hours}>{open_time}</Line>
        <Line label={texts.sunday}>
          {sunday.length > 0 && !isRoundTheClock(sunday) && <span>{texts.open} </span>}
          <span>{hoursTexts.times(sunday)}</span>
        </Line>
        <Line label={texts.mail}>
          <a className="tap" href={`mailto:${email}`}>
            {email}
          </a>
        </Line>
      </dl>
      <OpenNow hours={hours} />
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function UnknownDealer() {
  const { heading, text, toDealer, toContact } = texts.unknown;
  const { branches } = dealership();
  const toBranches = branches.map(({ id, place }) => ({
    ...toDealer,
    to: `/dealers/${id}`,
    ...(branches.length > 1 && { title: texts.title(place) }),
  }));
  return (
    <>
      <h2 className={`${cardStyles.heading} ${styles.name}`}>{heading}</h2>
      <p>{text}</p>
      <PageLinks links={[...toBranches, { to: '/contact', ...toContact }]} />
    </>
  );
}
