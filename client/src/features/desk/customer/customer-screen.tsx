import { screenAddress, type Customer, type CustomerSummary } from '@dealership/shared';
import {
  customerTexts as texts,
  findCustomerTexts as findTexts,
} from '@dealership/shared/texts/staff/desk/customers.ts';
import { kindNames, stateTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { statusOf } from '../../../lib/calls/use-resource.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { AddEnquiryDialog } from '../arrivals/add-enquiry.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerNote } from './customer-note.tsx';
import { CustomerSearch, SummaryLines } from './customer-search.tsx';
import { nameOf, useCustomer, useRecentCustomers } from '../common/customer-queries.ts';
import { KnownBy } from './known-by.tsx';
import { JoinProposals, ProposalList } from './join-proposals.tsx';
import { SamePerson } from './same-person.tsx';
import styles from '../common/customers.module.css';

/** A customer with enquiries of all kinds; without one, the customer search and the proposals to join. */
export function CustomerScreen() {
  const [params] = useSearchParams();
  const id = Number(params.get('customer') ?? NaN);
  return Number.isInteger(id) && id > 0 ? <CustomerPage key={id} id={id} /> : <FindCustomer />;
}

function FindCustomer() {
  const mayWork = useMay('enquiries.work');
  const mayImport = useMay('enquiries.import');
  const recent = useRecentCustomers(mayWork);
  return (
    <Screen texts={{ title: findTexts.title }}>
      {mayWork && (
        <p className="line">
          <Link to={screenAddress('add-enquiry')} className={buttonClass('secondary')}>
            {texts.add}
          </Link>
          {mayImport && (
            <Link to={screenAddress('import-leads')} className={buttonClass('secondary')}>
              {findTexts.importLeads}
            </Link>
          )}
        </p>
      )}
      {mayWork && <CustomerSearch action={(customer) => <OpenLink customer={customer} />} />}
      {recent.length > 0 && (
        <section className={styles.part} aria-labelledby="recent-customers">
          <h2 id="recent-customers">{findTexts.recent}</h2>
          <ul className={styles.rows}>
            {recent.map((customer) => (
              <li key={customer.id} className={styles.contact}>
                <SummaryLines customer={customer} />
                <OpenLink customer={customer} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <EmptyScreen name="customer" onlyAtFirst />
      <JoinProposals />
    </Screen>
  );
}

function OpenLink({ customer }: { customer: CustomerSummary }) {
  return (
    <Link
      className={styles.reach}
      to={screenAddress('customer', { customer: String(customer.id) })}
      aria-label={findTexts.openOf(nameOf(customer))}
    >
      {findTexts.open}
    </Link>
  );
}

function CustomerPage({ id }: { id: number }) {
  const query = useCustomer(id);
  const { data } = query;
  const isGone = statusOf(query.error) === 404;
  return (
    <section className="screen" aria-labelledby="screen-title" aria-busy={query.isPending}>
      {!data && <h1 id="screen-title">{texts.title}</h1>}
      {query.isPending && <AdminSpinner />}
      {isGone && <LoadFailure text={texts.gone} />}
      {!isGone && !data && <QueryFailure of={query} text={texts.notLoaded} />}
      {data && !isGone && <Details id={id} customer={data} />}
    </section>
  );
}

/** `id` is the one in the address: it differs from the customer's own after they were joined with another. */
function Details({ id, customer }: { id: number; customer: Customer }) {
  const mayWork = useMay('enquiries.work');
  const queries = useQueryClient();
  const show = (changed: Customer) => queries.setQueryData(queryKeys.customer(id), changed);
  const { refetch } = useCustomer(id);
  const [isAdding, setIsAdding] = useState(false);
  const mobile = customer.known_by.find(({ is }) => is === 'mobile')?.text;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 id="screen-title">{nameOf(customer)}</h1>
          <p className="hint">{texts.total(customer.total)}</p>
        </div>
        {mayWork && <Button onClick={() => setIsAdding(true)}>{texts.add}</Button>}
      </div>
      <ProposalList proposals={customer.proposals} onDecided={() => void refetch()} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <KnownBy customer={customer} onChanged={show} />
          <CustomerNote key={customer.id} customer={customer} onChanged={show} />
          <Enquiries customer={customer} />
        </div>
        <div className={styles.column}>
          <Vehicles vehicles={customer.vehicles} />
          <CustomerConsents customer={customer} onChanged={show} />
          <SamePerson customer={customer} onChanged={show} />
        </div>
      </div>
      {isAdding && (
        <AddEnquiryDialog
          given={{ name: customer.name, ...(mobile !== undefined && { mobile }) }}
          onAdded={() => void refetch()}
          onClosed={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function Enquiries({ customer }: { customer: Customer }) {
  const { enquiries, total } = customer;
  return (
    <section className={styles.part} aria-labelledby="customer-enquiries">
      <h2 id="customer-enquiries">{texts.enquiries}</h2>
      <ul className={styles.rows}>
        {enquiries.map(({ reference, kind, arrived_at: at, status, assignee, origin }) => (
          <li key={reference} className={styles.row}>
            <Link to={screenAddress('desk', { enquiry: reference })} className={styles.rowLink}>
              {kindNames[kind]} {reference}
            </Link>
            <span className={styles.status} data-status={status}>
              {stateTexts.statusOf(status, kind)}
            </span>
            <span className={styles.quiet}>
              {[
                timeTexts.day(at),
                texts.origins[origin],
                assignee?.user_name ?? stateTexts.nobody,
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > enquiries.length && <p className="hint">{texts.cut(enquiries.length)}</p>}
    </section>
  );
}

function Vehicles({ vehicles }: Pick<Customer, 'vehicles'>) {
  return (
    <section className={styles.part} aria-labelledby="customer-vehicles">
      <h2 id="customer-vehicles">{texts.vehicles}</h2>
      {vehicles.length === 0 && <p className="hint">{texts.noVehicles}</p>}
      <ul className={styles.rows}>
        {vehicles.map(({ registration, model, year }) => (
          <li key={`${registration} ${model} ${year}`} className={styles.row}>
            <span className="strong">{registration || texts.noRegistration}</span>
            <span className={styles.quiet}>
              {[model, year && texts.boughtIn(year)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
