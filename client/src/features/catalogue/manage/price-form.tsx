import { addDays, dayOf } from '@dealership/shared';
import { priceListTexts } from '@dealership/shared/texts/staff/catalogue/price-list.ts';
import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { plannedPricesTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { closeDialogAround, DialogForm, focusFirst } from '../../../ui/dialogs/admin-dialog.tsx';
import { Conflict } from '../../../ui/forms/conflict.tsx';
import { PeriodButtons } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import styles from './price-form.module.css';
import {
  plannedText,
  priceOn,
  rupees,
  type PricedItem,
  type PricedPart,
  type PriceSource,
  type TypedPrice,
} from './price-sources.ts';

interface PriceFormProps {
  source: PriceSource;
  item: PricedItem;
  /** Called with the item as it is stored, or without one when prices have to be read again. */
  onSaved: (item?: PricedItem) => Promise<void>;
  onClosed: () => void;
}

/** The price that another person has stored since; `null`: the part is gone. */
interface Current {
  prices: { key: string; price: number | null }[];
}

/** New prices of an item, at once or from a day on, edited in its row. */
export function PriceForm({ source, item, onSaved, onClosed }: PriceFormProps) {
  const [today] = useState(() => dayOf(Date.now()));
  const [parts, setParts] = useState(item.parts);
  const [validFrom, setValidFrom] = useState('');
  const [theirs, setTheirs] = useState<Current['prices']>([]);
  // Only what was typed: somebody else may be changing the rest.
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const changesOf = (seen: readonly PricedPart[], wanted = typed): TypedPrice[] =>
    seen.flatMap((part) => {
      const [price, old] = [wanted[part.key], priceOn(part, validFrom)];
      return price === undefined || price === String(old) ? [] : [{ key: part.key, old, price }];
    });

  const form = useForm<TypedPrice[], Current>({
    check: () =>
      Object.fromEntries(
        parts.flatMap(({ key }) =>
          typed[key]?.trim() === '' ? [[key, source.texts.missing] as const] : [],
        ),
      ),
    input: () => changesOf(parts),
    act: async (changes) => {
      if (changes.length > 0 && validFrom === '') await onSaved(await source.save(item, changes));
      if (changes.length > 0 && validFrom !== '') {
        const body = { validFrom, changes };
        void showToast('success', (await call('POST /api/priceList/apply', { body })).message);
        await onSaved();
      }
      form.close();
    },
    onConflict: ({ prices }) => {
      const isGone = prices.some(({ price }) => price === null);
      if (isGone) void onSaved();
      // A form that is closed cannot ask which price to keep.
      if (isGone || !form.form.current) throw new Refusal(priceTexts[isGone ? 'gone' : 'refused']);
      setTheirs(prices);
      return undefined;
    },
    explain: (error, changes) => {
      const refusal = error instanceof ApiError ? error : undefined;
      const problems = problemsOf(refusal?.fields, changes);
      if (form.form.current && Object.keys(problems).length > 0) return [problems, ''];
      const isRefused = error instanceof Refusal || (refusal?.status ?? 0) > 0;
      void showToast('error', priceTexts[isRefused ? 'refused' : 'failed']);
      return [{}, failureText(error)];
    },
  });

  const settle = (side: 'theirs' | 'yours') => {
    // The buttons of the choice go.
    form.form.current?.querySelector('input')?.focus();
    setTheirs([]);
    const now = parts.map((part) => {
      const price = theirs.find(({ key }) => key === part.key)?.price;
      if (typeof price !== 'number') return part;
      if (validFrom === '') return { ...part, price };
      const planned = [...part.planned, { plan: 0, day: validFrom, price }];
      return { ...part, planned: planned.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
    });
    setParts(now);
    const contested = new Set(side === 'theirs' ? theirs.map(({ key }) => key) : []);
    const wanted = Object.fromEntries(Object.entries(typed).filter(([key]) => !contested.has(key)));
    setTyped(wanted);
    const changes = changesOf(now, wanted);
    if (changes.length > 0) void form.send(changes);
    else {
      void onSaved();
      form.close();
    }
  };

  const labelOf = ({ variant }: PricedPart) => variant || priceTexts.price.newPrice;
  const lineOf = (key: string, price: string) =>
    [parts.find((part) => part.key === key)?.variant, price].filter(Boolean).join(' ');
  const [next] = parts
    .flatMap(({ planned }) => planned.map(({ day }) => day))
    .filter((day) => day > validFrom)
    .toSorted();

  return (
    <InPlace title={source.texts.edit} onClosed={onClosed}>
      {theirs.length > 0 && (
        <Conflict
          theirs={theirs.map(({ key, price }) => lineOf(key, rupees(price ?? 0)))}
          yours={theirs.map(({ key }) => lineOf(key, typed[key] ?? ''))}
          onChoose={settle}
        />
      )}
      <DialogForm form={form} {...(validFrom > today && { action: plannedPricesTexts.plan })}>
        <fieldset className={styles.prices}>
          <legend className="visually-hidden">
            {item.parts[0]?.variant ? priceTexts.price.newPrices : item.name}
          </legend>
          {parts.map((part, place) => (
            <InputField
              key={part.key}
              label={labelOf(part)}
              hint={[
                priceTexts.price.before(rupees(part.price)),
                ...part.planned.map(plannedText),
              ].join(' · ')}
              required
              error={form.problems[part.key]}
              ref={place === 0 ? focusFirst : undefined}
              inputMode="decimal"
              value={typed[part.key] ?? String(priceOn(part, validFrom))}
              onChange={(wanted) => {
                setTyped({ ...typed, [part.key]: wanted });
                form.setProblems({ ...form.problems, [part.key]: undefined });
              }}
              onFocus={({ target }) => target.select()}
            />
          ))}
        </fieldset>
        <ValidFrom
          value={validFrom}
          error={form.problems.validFrom}
          onChange={(day) => {
            setValidFrom(day);
            form.setProblems({ ...form.problems, validFrom: undefined });
          }}
        />
        {next && <p className="hint">{priceTexts.price.overwritten(timeTexts.date(next))}</p>}
      </DialogForm>
    </InPlace>
  );
}

/** The problems of the parts and of the day, each by its field. */
function problemsOf(fields: Problems = {}, changes: readonly TypedPrice[]): Problems {
  const found = Object.entries(fields).flatMap(([field, text]) => {
    const [, place = '0'] = /\.(\d+)\./.exec(field) ?? [];
    const name = field === 'validFrom' ? field : changes[Number(place)]?.key;
    return name === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(found);
}

interface ValidFromProps {
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** The first day of the new prices: most circulars begin on the first of a month. */
function ValidFrom({ value, error, onChange }: ValidFromProps) {
  const [first] = useState(() => firstOfNextMonth(dayOf(Date.now())));
  const presets = ['', first].map((day) => ({
    text: day === '' ? priceTexts.now : timeTexts.date(day),
    periodOn: () => ({ from: day, to: day }),
  }));
  return (
    <div className={styles.day}>
      <InputField
        label={priceListTexts.day}
        hint={priceListTexts.dayHint}
        error={error}
        type="date"
        value={value}
        onChange={onChange}
      />
      <PeriodButtons
        label={priceListTexts.day}
        presets={presets}
        chosen={{ from: value, to: value }}
        onChoose={({ from }) => onChange(from)}
      />
    </div>
  );
}

function firstOfNextMonth(today: string): string {
  return `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}

interface InPlaceProps {
  title: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog within the page; the browser gives the focus back to the row when it closes. */
function InPlace({ title, onClosed, children }: InPlaceProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (ref.current?.open !== false) return;
    ref.current.show();
    ref.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.form}
      aria-label={title}
      onClose={onClosed}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') closeDialogAround(currentTarget);
      }}
    >
      <h2 className="visually-hidden">{title}</h2>
      {children}
    </dialog>
  );
}
