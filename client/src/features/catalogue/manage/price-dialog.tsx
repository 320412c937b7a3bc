import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { useState } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { AdminDialog, DialogForm, focusFirst } from '../../../ui/dialogs/admin-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type PricedItem, type PriceSource, plannedText } from './price-sources.ts';
import { InputField } from '../../../ui/forms/input-field.tsx';

interface PriceDialogProps {
  source: PriceSource;
  item: PricedItem;
  onSaved: (item: PricedItem) => void;
  onClosed: () => void;
}

/** Something in the form that has a price: a variant or, without variants, the item itself. */
interface Part {
  variantId: number | undefined;
  label: string;
  price: number;
  /** The prices planned from a later day. */
  planned: readonly { day: string; price: number }[];
}

function partsOf({ variants, price, planned }: PricedItem): Part[] {
  if (variants.length === 0) {
    return [{ variantId: undefined, label: priceTexts.price.newPrice, price, planned }];
  }
  return variants.map(({ id, ...variant }) => ({
    variantId: id,
    label: variant.name,
    price: variant.price,
    planned: planned.flatMap((plan) => {
      const own = plan.variants.find((each) => each.id === id);
      return own ? [{ day: plan.day, price: own.price }] : [];
    }),
  }));
}

export function PriceDialog({ source, item, onSaved, onClosed }: PriceDialogProps) {
  const [parts] = useState(() => partsOf(item));
  const [typed, setTyped] = useState(() => parts.map(({ price }) => String(price)));
  // Not the unchanged ones: somebody else may be changing them.
  const changed = parts.flatMap(({ variantId, price }, place) => {
    const text = typed[place] ?? '';
    return text === String(price) ? [] : [{ variantId, price: text, place }];
  });
  /** Errors by the position of the part. */
  const form = useForm({
    fields: [],
    check: () =>
      Object.fromEntries(
        typed.flatMap((text, place) =>
          text.trim() === '' ? [[place, source.texts.missing] as const] : [],
        ),
      ),
    act: async () => {
      if (changed.length > 0) onSaved(await source.save(item, changed));
      form.close();
    },
    explain: (error) => {
      const refusal = error instanceof ApiError ? error : undefined;
      const found = changed.flatMap(({ variantId, place }, index) => {
        const name = variantId === undefined ? '' : `variants.${index}.`;
        const text = refusal?.fields[`${name}price`] ?? refusal?.fields[`${name}id`];
        return text === undefined ? [] : [[place, text] as const];
      });
      if (found.length > 0) return [Object.fromEntries(found), ''];
      void showToast(
        'error',
        refusal && refusal.status > 0 ? priceTexts.refused : priceTexts.failed,
      );
      return [{}, failureText(error)];
    },
  });

  const about = [item.name, item.model, item.partNo].filter((text) => text !== '');
  const [next] = item.planned;
  const fields = parts.map(({ variantId, label, price, planned }, place) => (
    <InputField
      key={variantId ?? ''}
      label={label}
      hint={[
        priceTexts.price.before(formatRupees(rupeesToPaise(price))),
        ...planned.map(plannedText),
      ].join(' · ')}
      required
      error={form.problems[place]}
      ref={place === 0 ? focusFirst : undefined}
      inputMode="decimal"
      value={typed[place] ?? ''}
      onChange={(wanted) => {
        setTyped(typed.map((text, at) => (at === place ? wanted : text)));
        form.setProblems({ ...form.problems, [place]: undefined });
      }}
      onFocus={({ target }) => target.select()}
    />
  ));
  return (
    <AdminDialog title={source.texts.edit} onClosed={onClosed}>
      <DialogForm form={form}>
        <p className={styles.about}>
          <strong>{about.join(' · ')}</strong>
        </p>
        {next && <p>{priceTexts.price.overwritten(timeTexts.date(next.day))}</p>}
        {item.variants.length === 0 ? (
          fields
        ) : (
          <fieldset className="stack-12">
            <legend className={styles.legend}>{priceTexts.price.newPrices}</legend>
            {fields}
          </fieldset>
        )}
      </DialogForm>
    </AdminDialog>
  );
}
