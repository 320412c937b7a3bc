import type { Dealer } from '@dealership/shared';
import { dealership } from '../../../lib/dealership.ts';
import { pathOf } from '../../../lib/call-path.ts';
import { useResource } from '../../../lib/use-resource.ts';
import { telHref } from '../../../lib/contact-links.ts';
import { dealersTexts as texts } from '@dealership/shared/messages/public/dealers.ts';
import { hoursTexts } from '@dealership/shared/messages/common/hours.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import styles from './dealer-details.module.css';

/** Where the document was loaded: what it holds is about the dealer of that address. */
const documentPath = typeof window === 'undefined' ? undefined : window.location.pathname;

/** The branch as the API knows it. */
export function DealerDetails({ id }: { id: string }) {
  const { status, data, retry } = useResource<Dealer | readonly Dealer[] | null>(
    pathOf('GET /api/dealers/:id', { id }),
    { pageData: 'dealer', isInDocument: () => window.location.pathname === documentPath },
  );
  // The call answers a list; the document holds the dealer itself, or null.
  const dealer = isList(data) ? data[0] : data;
  return (
    <section className={styles.card} aria-busy={status === 'loading'}>
      {status === 'loading' && <p className={styles.loading}>{texts.loading}</p>}
      {status === 'failed' && <LoadProblem text={texts.failed} onRetry={retry} />}
      {status === 'ready' && (dealer ? <Details {...dealer} /> : <UnknownDealer />)}
    </section>
  );
}

function isList(data: Dealer | readonly Dealer[] | null | undefined): data is readonly Dealer[] {
  return Array.isArray(data);
}

function Details({ name, address, mobile_no, service_no, open_time, email }: Dealer) {
  const sunday = dealership().hours.week[6] ?? [];
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.address}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{texts.mobile}</dt>
          <dd>
            <PhoneNumbers text={mobile_no} />
          </dd>
        </div>
        <div>
          <dt>{texts.service}</dt>
          <dd>
            <PhoneNumbers text={service_no} />
          </dd>
        </div>
        <div>
          <dt>{texts.hours}</dt>
          <dd>{open_time}</dd>
        </div>
        <div>
          <dt>{texts.sunday}</dt>
          <dd>
            {sunday.length > 0 && <span>{texts.open}</span>} {hoursTexts.times(sunday)}
          </dd>
        </div>
        <div>
          <dt>{texts.mail}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      <OpenNow />
    </>
  );
}

/** Staff write several numbers with a comma or a slash between them. */
function PhoneNumbers({ text }: { text: string }) {
  return text.split(/[,/]/).map((phone) => (
    <a key={phone} className={styles.phone} href={telHref(phone)}>
      {phone.trim()}
    </a>
  ));
}

function UnknownDealer() {
  const { heading, text, toDealer, toContact } = texts.unknown;
  return (
    <>
      <h2 className={styles.name}>{heading}</h2>
      <p>{text}</p>
      <PageLinks
        links={[
          { to: '/dealers/1', ...toDealer },
          { to: '/contact', ...toContact },
        ]}
      />
    </>
  );
}
