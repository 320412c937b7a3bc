import { customerLanguages, deskLimits, type Customer } from '@dealership/shared';
import { customerNoteTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { Conflict } from '../../../ui/forms/conflict.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { CustomerPartProps } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

const nothing = () => undefined;

type Values = Pick<Customer, 'note' | 'language'>;

/** The input and the version that it changes: newer changes have not been seen. */
type Draft = Values & { over: Values & Pick<Customer, 'id' | 'version'> };

/** The staff's note on a customer: input stays until it is saved, even when somebody else saved first. */
export function CustomerNote(props: CustomerPartProps) {
  const mayWork = useMay('enquiries.work');
  return (
    <section className={styles.part} aria-labelledby="customer-note">
      <h2 id="customer-note">{texts.title}</h2>
      {mayWork ? (
        <NoteForm {...props} />
      ) : (
        linesOf(props.customer).map((line) => (
          <p key={line} className={styles.note}>
            {line}
          </p>
        ))
      )}
    </section>
  );
}

function NoteForm({ customer, onChanged }: CustomerPartProps) {
  const [draft, setDraft] = useTyped<Draft | undefined>(`customer-note-${customer.id}`, nothing);
  const [theirs, setTheirs] = useState<Customer>();
  const [announcement, announce] = useState('');
  const { note, language } = draft ?? customer;
  const own: Values = { note, language };
  const over = draft?.over ?? customer;
  // Joining another customer raises the version and keeps the note.
  const isUnchanged = over.note === customer.note && over.language === customer.language;
  const change = (part: Partial<Values>) => setDraft({ ...own, ...part, over });
  const adopt = (saved: Customer) => {
    setDraft(undefined);
    setTheirs(undefined);
    onChanged(saved);
  };
  const save = async ({ id, version }: Pick<Customer, 'id' | 'version'>) => {
    announce('');
    const params = { id: String(id) };
    adopt(await call('PATCH /api/customers/:id', { params, body: { version, ...own } }));
    announce(texts.saved);
  };
  const { form, isBusy, problems, failure, onSubmit, send } = useForm({
    fields: ['note', 'language'],
    input: () => (isUnchanged ? customer : over),
    act: save,
    onConflict: (current: Customer) => {
      setTheirs(current);
      return undefined;
    },
  });
  return (
    <>
      {theirs && (
        <Conflict
          theirs={linesOf(theirs)}
          yours={linesOf(own)}
          onChoose={(side) => {
            if (side === 'theirs') adopt(theirs);
            else void send(theirs);
          }}
        />
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextInput
          label={texts.note}
          lines={3}
          max={deskLimits.note}
          value={note}
          error={problems.note}
          onChange={(typed) => change({ note: typed })}
        />
        <SelectField
          label={texts.language}
          error={problems.language}
          all={['', ...customerLanguages]}
          chosen={language ?? ''}
          nameOf={(each) => (each ? texts.languages[each] : texts.noLanguage)}
          onChange={(each) => change({ language: each || null })}
        />
        <Failure>{failure}</Failure>
        <div className="line">
          <Button type="submit" busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          <span role="status">{announcement}</span>
        </div>
      </form>
    </>
  );
}

function linesOf({ note, language }: Values): string[] {
  return [
    note || texts.nothing,
    `${texts.language}: ${language ? texts.languages[language] : texts.noLanguage}`,
  ];
}
