import { customerLanguages, type Customer } from '@dealership/shared';
import { customerNoteTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { useCustomer } from './customer-queries.ts';
import styles from './sheets.module.css';

/**
 * Asks for the language of a customer for whom none is stored. A tap stores it at once; the question stays until the
 * sheet is closed, so that nothing moves under the thumb.
 */
export function LanguageQuestion({ customerId }: { customerId: number | undefined }) {
  const mayWork = useMay('enquiries.work');
  const { data: customer } = useCustomer(customerId);
  // A question that came later would move the buttons below it.
  const [isAsked] = useState(customer?.language === null);
  return mayWork && customer && isAsked ? <Languages customer={customer} /> : null;
}

function Languages({ customer }: { customer: Customer }) {
  const queries = useQueryClient();
  const id = useId();
  const show = (stored: Customer) => queries.setQueryData(queryKeys.customer(stored.id), stored);
  const { change, isBusy, failure } = useChange({
    mutate: async ({ id: customerId, version, note, language }: Customer) => {
      const params = { id: String(customerId) };
      show(await call('PATCH /api/customers/:id', { params, body: { version, note, language } }));
    },
    onConflict: (current: Customer, { language }) => {
      // A colleague's note stays. A language that a colleague has just chosen is shown, and can be changed.
      if (current.language === customer.language) return { ...current, language };
      show(current);
      return undefined;
    },
  });
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{texts.askLanguage}</p>
      <div className={styles.chips}>
        {customerLanguages.map((language) => (
          <Button
            key={language}
            aria-pressed={customer.language === language}
            aria-disabled={isBusy}
            onClick={() => void change({ ...customer, language })}
          >
            {texts.languages[language]}
          </Button>
        ))}
      </div>
      <Failure>{failure}</Failure>
    </div>
  );
}
