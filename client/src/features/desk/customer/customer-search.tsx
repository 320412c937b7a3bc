import {
  type AnswerOf,
  type CustomerSummary,
  type FoundBy,
  type NamedCalls,
} from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import {
  customerTexts,
  foundText,
  samePersonTexts as texts,
} from '@dealership/shared/texts/staff/desk/customers.ts';
import { useState, type ReactNode } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { nameOf } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

type Answer = AnswerOf<NamedCalls['POST /api/customerSearch']>;

interface CustomerSearchProps {
  /** Id of a customer who is left out. */
  without?: number;
  action: (customer: CustomerSummary) => ReactNode;
}

/** Finds customers by part of a number, a name or a reference; the input is never put into an address. */
export function CustomerSearch({ without, action }: CustomerSearchProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Answer>();
  const none = without === undefined ? texts.nobody : texts.nobodyElse;
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: ['search'],
    act: async () => {
      const body = { search: search.trim(), ...(without !== undefined && { without }) };
      setFound(await call('POST /api/customerSearch', { body }));
    },
  });
  return (
    <>
      <form ref={form} className={styles.search} role="search" noValidate onSubmit={onSubmit}>
        <InputField
          label={texts.search}
          error={problems.search}
          type="search"
          spellCheck={false}
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? texts.searching : texts.searchAction}
        </Button>
      </form>
      <Failure>{failure}</Failure>
      <p role="status" className={styles.quiet}>
        {found && (found.customers.length === 0 ? none : countText(found))}
      </p>
      <ul className={styles.rows}>
        {found?.customers.map((customer) => (
          <li key={customer.id} className={styles.contact}>
            <SummaryLines customer={customer} found={customer.found_by} />
            {action(customer)}
          </li>
        ))}
      </ul>
    </>
  );
}

function countText({ customers: { length }, is_cut: isCut }: Answer): string {
  return isCut ? texts.foundFirst(length) : texts.found(length);
}

/** A customer in a few lines, with the detail that matched a search unless it is in the lines already. */
export function SummaryLines(props: { customer: CustomerSummary; found?: FoundBy | null }) {
  const { customer, found } = props;
  const { known_by: knownBy, total, last } = customer;
  return (
    <div className={styles.summary}>
      <span className="strong">{nameOf(customer)}</span>
      {found && <span className={styles.quiet}>{foundText(found)}</span>}
      <span className={styles.quiet}>{knownBy.join(', ')}</span>
      <span className={styles.quiet}>
        {customerTexts.total(total)} · {kindNames[last.kind]}, {timeTexts.day(last.arrived_at)}
      </span>
    </div>
  );
}
