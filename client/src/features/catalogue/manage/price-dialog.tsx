import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusFirstProblem } from '../../../lib/focus-first-problem.ts';
import { showToast } from '../../../lib/toasts.ts';
import { dialogTexts, priceTexts } from '@dealership/shared/messages/staff/manage.ts';
import { Field } from '../../../ui/field.tsx';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/admin-dialog.tsx';
import styles from '../../../ui/admin-dialog.module.css';
import type { PricedItem, PriceSource } from './price-sources.ts';

interface PriceDialogProps {
  source: PriceSource;
  item: PricedItem;
  onSaved: (item: PricedItem) => void;
  onClosed: () => void;
}

/** Asks for the new price of a model or an accessory. */
export function PriceDialog({ source, item, onSaved, onClosed }: PriceDialogProps) {
  return (
    <AdminDialog title={source.texts.edit} onClosed={onClosed}>
      <PriceForm source={source} item={item} onSaved={onSaved} />
    </AdminDialog>
  );
}

interface PriceFormProps {
  source: PriceSource;
  item: PricedItem;
  onSaved: (item: PricedItem) => void;
}

function PriceForm({ source, item, onSaved }: PriceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(String(item.price));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');

  const save = async () => {
    setProblem(undefined);
    setFailure('');
    if (typed.trim() === '') {
      setProblem(source.texts.missing);
      focusFirstProblem(form.current);
      return;
    }
    setIsBusy(true);
    try {
      onSaved({ ...item, price: await source.save(item, typed) });
      closeDialogAround(form.current);
    } catch (error) {
      if (error instanceof ApiError && error.fields.price !== undefined) {
        setProblem(error.fields.price);
        focusFirstProblem(form.current);
        return;
      }
      setFailure(failureText(error));
      const isRefused = error instanceof ApiError && error.status > 0;
      void showToast('error', isRefused ? priceTexts.refused : priceTexts.failed);
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  const about = [item.name, item.model, item.partNo].filter((text) => text !== '');
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.about}>
        <strong>{about.join(' · ')}</strong>
        <br />
        {priceTexts.price.current}: {formatRupees(rupeesToPaise(item.price))}
      </p>
      <Field label={priceTexts.price.newPrice} required error={problem}>
        {(control) => (
          <input
            {...control}
            ref={focusFirst}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={{ text: dialogTexts.save, busy: dialogTexts.saving }}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}

/** A dialog focuses the element with this attribute when it opens; React does not render it. */
function focusFirst(control: HTMLInputElement | null): void {
  control?.setAttribute('autofocus', '');
}
