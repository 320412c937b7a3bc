import type { Customer, CustomerSummary } from '@dealership/shared';
import { customerTexts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** A customer from the server, fetched again whenever the page is opened. Without an id nothing is fetched. */
export function useCustomer(id: number | undefined) {
  return useQuery({
    ...callQuery(queryKeys.customer(id ?? 0), 'GET /api/customers/:id', { id: String(id) }),
    enabled: id !== undefined,
  });
}

/** The customers whose enquiries the user has opened last. */
export function useRecentCustomers(isWanted: boolean) {
  const query = callQuery(queryKeys.recentCustomers, 'GET /api/recentCustomers');
  const { data } = useQuery({ ...query, enabled: isWanted });
  return data?.customers ?? [];
}

export interface CustomerPartProps {
  customer: Customer;
  onChanged: (customer: Customer) => void;
}

/** The name that staff see for a customer. */
export function nameOf({
  name,
  known_by: [first],
}: Pick<CustomerSummary | Customer, 'name' | 'known_by'>): string {
  return name || (typeof first === 'string' ? first : first?.text) || customerTexts.unnamed;
}
