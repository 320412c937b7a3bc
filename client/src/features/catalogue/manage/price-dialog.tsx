import { formatRupees, rupeesToPaise } from '@dealership/shared';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { dayText } from '../../../lib/day-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { focusFirstProblem } from '../../../lib/focus-first-problem.ts';
import { showToast } from '../../../lib/toasts.ts';
import { dialogTexts, priceTexts } from '@dealership/shared/messages/staff/manage.ts';
import { Field } from '../../../ui/field.tsx';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/admin-dialog.tsx';
import styles from '../../../ui/admin-dialog.module.css';
import { plannedText } from './planned-text.ts';
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

/** Something in the form that has a price: a variant or, without variants, the item itself. */
interface Part {
  variantId: number | undefined;
  label: string;
  price: number;
  /** What it is to cost from a day on. */
  planned: readonly { day: string; price: number }[];
}

/** What is wrong, by the place of the part. */
type Problems = Readonly<Record<number, string | undefined>>;

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

function PriceForm({ source, item, onSaved }: PriceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [parts] = useState(() => partsOf(item));
  const [typed, setTyped] = useState(() => parts.map(({ price }) => String(price)));
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const show = (found: Problems) => {
    setProblems(found);
    focusFirstProblem(form.current);
  };

  const save = async () => {
    setProblems({});
    setFailure('');
    const blank = typed.flatMap((text, place) => (text.trim() === '' ? [place] : []));
    if (blank.length > 0) {
      show(Object.fromEntries(blank.map((place) => [place, source.texts.missing])));
      return;
    }
    // Not the rest: somebody else may be changing it.
    const changed = parts.flatMap(({ variantId, price }, place) => {
      const text = typed[place] ?? '';
      return text === String(price) ? [] : [{ variantId, price: text, place }];
    });
    setIsBusy(true);
    try {
      if (changed.length > 0) onSaved(await source.save(item, changed));
      closeDialogAround(form.current);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      const found = changed.flatMap(({ variantId, place }, index) => {
        const name = variantId === undefined ? '' : `variants.${index}.`;
        const text = refusal?.fields[`${name}price`] ?? refusal?.fields[`${name}id`];
        return text === undefined ? [] : [[place, text] as const];
      });
      if (found.length > 0) {
        show(Object.fromEntries(found));
        return;
      }
      setFailure(failureText(error));
      void showToast(
        'error',
        refusal && refusal.status > 0 ? priceTexts.refused : priceTexts.failed,
      );
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  const about = [item.name, item.model, item.partNo].filter((text) => text !== '');
  const [next] = item.planned;
  const fields = parts.map(({ variantId, label, price, planned }, place) => (
    <Field
      key={variantId ?? ''}
      label={label}
      hint={[
        priceTexts.price.before(formatRupees(rupeesToPaise(price))),
        ...planned.map(plannedText),
      ].join(' · ')}
      required
      error={problems[place]}
    >
      {(control) => (
        <input
          {...control}
          ref={place === 0 ? focusFirst : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed[place]}
          onChange={({ target }) => {
            setTyped(typed.map((text, at) => (at === place ? target.value : text)));
            setProblems({ ...problems, [place]: undefined });
          }}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Field>
  ));
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.about}>
        <strong>{about.join(' · ')}</strong>
      </p>
      {next && <p>{priceTexts.price.overwritten(dayText(next.day))}</p>}
      {item.variants.length === 0 ? (
        fields
      ) : (
        <fieldset className={styles.form}>
          <legend className={styles.legend}>{priceTexts.price.newPrices}</legend>
          {fields}
        </fieldset>
      )}
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
