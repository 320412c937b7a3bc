import type { Customer, CustomerSummary } from '@dealership/shared';
import { samePersonTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useRef, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import dialogStyles from '../../../ui/dialogs/admin-dialog.module.css';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AdminDialog, closeDialogAround } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { CustomerSearch, SummaryLines } from './customer-search.tsx';
import { nameOf, type CustomerPartProps } from '../common/customer-queries.ts';
import styles from '../common/customers.module.css';

/** The customers who were joined with this one, and a search for others who are the same person. */
export function SamePerson({ customer, onChanged }: CustomerPartProps) {
  const mayWork = useMay('enquiries.work');
  const [isFinding, setIsFinding] = useState(false);
  const [leaving, setLeaving] = useState<CustomerSummary>();
  const [announcement, announce] = useState('');
  const { joined, may_separate: maySeparate } = customer;

  const separate = async (each: CustomerSummary) => {
    const separated = await showingCurrent(onChanged, () =>
      call('POST /api/customers/:id/separate', {
        params: { id: String(customer.id) },
        body: { customer: each.id, version: customer.version },
      }),
    );
    onChanged(separated);
    announce(texts.separated(nameOf(each)));
  };

  return (
    <section className={styles.part} aria-labelledby="customer-same">
      <h2 id="customer-same">{texts.title}</h2>
      {joined.length === 0 && <p className="hint">{texts.none}</p>}
      <ul className={styles.rows}>
        {joined.map(({ note, ...each }) => (
          <li key={each.id} className={styles.contact}>
            <div className={styles.summary}>
              <SummaryLines customer={each} />
              {note !== '' && <span className={styles.note}>{texts.note(note)}</span>}
            </div>
            {mayWork && maySeparate && (
              <Button
                variant="quiet"
                aria-label={texts.separateFrom(labelOf(each))}
                onClick={() => setLeaving(each)}
              >
                {texts.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{announcement}</p>
      {mayWork && (
        <div>
          <Button
            onClick={() => {
              announce('');
              setIsFinding(true);
            }}
          >
            {texts.find}
          </Button>
        </div>
      )}
      {isFinding && (
        <AdminDialog title={texts.dialogTitle} onClosed={() => setIsFinding(false)}>
          <Finding customer={customer} onChanged={onChanged} onJoined={announce} />
        </AdminDialog>
      )}
      {leaving && (
        <ConfirmDialog
          title={texts.separateTitle}
          action={texts.separateAction}
          onConfirm={() => separate(leaving)}
          onClosed={() => setLeaving(undefined)}
        >
          <p className={dialogStyles.about}>{texts.separateText(labelOf(leaving))}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Two customers may have the same name: the number distinguishes them. */
function labelOf({ name, known_by: knownBy, id }: CustomerSummary): string {
  return [name, knownBy[0]].filter(Boolean).join(', ') || nameOf({ name, known_by: [String(id)] });
}

function Finding(props: CustomerPartProps & { onJoined: (text: string) => void }) {
  const { customer, onChanged, onJoined } = props;
  const content = useRef<HTMLDivElement>(null);
  const { change, busyWith, failure } = useChange({
    mutate: async (other: CustomerSummary) => {
      const answer = await showingCurrent(onChanged, () =>
        call('POST /api/customers/:id/join', {
          params: { id: String(customer.id) },
          body: { with: other.id, version: customer.version, withVersion: other.version },
        }),
      );
      onChanged(answer.customer);
      closeDialogAround(content.current);
      onJoined(answer.is_proposed ? texts.proposed : texts.joined(labelOf(other)));
    },
  });

  return (
    <div ref={content} className={styles.form}>
      <CustomerSearch
        without={customer.id}
        action={(other) => (
          <Button
            busy={busyWith !== undefined}
            aria-label={texts.joinWith(labelOf(other))}
            onClick={() => void change(other)}
          >
            {busyWith?.id === other.id ? texts.joining : texts.join}
          </Button>
        )}
      />
      <Failure>{failure}</Failure>
    </div>
  );
}

/** Changes a customer; if somebody else changed them first, the page shows the current state. */
async function showingCurrent<Answer>(
  onChanged: (customer: Customer) => void,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const current = changedMeanwhile<Customer>(error);
    if (current) onChanged(current);
    throw error;
  }
}
