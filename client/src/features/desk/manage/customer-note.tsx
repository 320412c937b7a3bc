import {
  customerLanguages,
  deskLimits,
  type Customer,
  type CustomerLanguage,
} from '@dealership/shared';
import { customerNoteTexts as texts } from '@dealership/shared/messages/staff/customers.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { call } from '../../../lib/call.ts';
import { useMay } from '../../../lib/rights.ts';
import { useTyped } from '../../../lib/typed.ts';
import { Button } from '../../../ui/button.tsx';
import { Conflict } from '../../../ui/conflict.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import styles from './customers.module.css';

const nothing = () => undefined;

interface CustomerNoteProps {
  customer: Customer;
  onChanged: (customer: Customer) => void;
}

/** What staff know of a customer: what is typed stays until it is saved, also when somebody else was quicker. */
export function CustomerNote({ customer, onChanged }: CustomerNoteProps) {
  const mayWork = useMay('enquiries.work');
  const [note, setNote] = useTyped<string | undefined>(`customer-note-${customer.id}`, nothing);
  const [language, setLanguage] = useTyped<CustomerLanguage | null | undefined>(
    `customer-language-${customer.id}`,
    nothing,
  );
  const [theirs, setTheirs] = useState<Customer>();
  const [said, setSaid] = useState('');
  const own = {
    note: note ?? customer.note,
    language: language === undefined ? customer.language : language,
  };
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['note', 'language'],
    act: () => save(customer),
  });

  const save = async ({ id, version }: Customer) => {
    setSaid('');
    try {
      const saved = await call('PATCH /api/customers/:id', {
        params: { id: String(id) },
        body: { version, ...own },
      });
      adopt(saved);
      setSaid(texts.saved);
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined;
      if (current === undefined) throw error;
      setTheirs(current as unknown as Customer);
    }
  };

  const adopt = (saved: Customer) => {
    setNote(undefined);
    setLanguage(undefined);
    setTheirs(undefined);
    onChanged(saved);
  };

  const linesOf = (value: Pick<Customer, 'note' | 'language'>) => [
    value.note || texts.nothing,
    `${texts.language}: ${value.language ? texts.languages[value.language] : texts.noLanguage}`,
  ];

  if (!mayWork) {
    return (
      <section className={styles.part} aria-labelledby="customer-note">
        <h2 id="customer-note">{texts.title}</h2>
        {linesOf(customer).map((line) => (
          <p key={line} className={styles.note}>
            {line}
          </p>
        ))}
      </section>
    );
  }
  return (
    <section className={styles.part} aria-labelledby="customer-note">
      <h2 id="customer-note">{texts.title}</h2>
      {theirs && (
        <Conflict
          words={texts.conflict}
          theirs={linesOf(theirs)}
          yours={linesOf(own)}
          onChoose={(side) => {
            if (side === 'theirs') adopt(theirs);
            else void save(theirs);
          }}
        />
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextInput
          label={texts.note}
          lines={3}
          max={deskLimits.note}
          value={own.note}
          error={problems.note}
          onChange={setNote}
        />
        <Field label={texts.language} error={problems.language}>
          {(control) => (
            <select
              {...control}
              value={own.language ?? ''}
              onChange={({ target: { value } }) =>
                setLanguage(customerLanguages.find((each) => each === value) ?? null)
              }
            >
              <option value="">{texts.noLanguage}</option>
              {customerLanguages.map((each) => (
                <option key={each} value={each}>
                  {texts.languages[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <div className={styles.line}>
          <Button type="submit" busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          <span role="status">{said}</span>
        </div>
      </form>
    </section>
  );
}
