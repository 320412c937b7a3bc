import { screenAddress } from '@dealership/shared';
import { findCustomerTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Link } from '../../../ui/link.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { nameOf } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

/** Searches for a customer, with links to their pages. */
export function FindCustomer() {
  const mayWork = useMay('enquiries.work');
  return (
    <>
      <h1 id="screen-title">{texts.title}</h1>
      {mayWork && (
        <CustomerSearch
          action={(customer) => (
            <Link
              className={styles.reach}
              to={screenAddress('customer', { customer: String(customer.id) })}
              aria-label={texts.openOf(nameOf(customer))}
            >
              {texts.open}
            </Link>
          )}
        />
      )}
    </>
  );
}
