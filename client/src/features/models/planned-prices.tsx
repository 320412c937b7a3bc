import {
  formatRupees,
  rupeesToPaise,
  type ModelDetail,
  type SectionInput,
} from '@dealership/shared';
import { plannedPricesTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useEditor, useStoreModel } from './use-models.ts';
import { stateOf } from './use-section.ts';
import styles from './models.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';

/** The planned prices of a model, and the dialog that plans them. */
export function PlannedPrices() {
  const { model } = useEditor();
  const store = useStoreModel();
  const [isOpen, setIsOpen] = useState(false);
  const published = (stateOf(model, 'variants').published ?? []) as SectionInput<'variants'>;
  const accessories = (stateOf(model, 'accessories').published ??
    []) as SectionInput<'accessories'>;
  const linesOf = ({ variants, accessories: planned, price }: Planned): string[] => [
    ...(price === null ? [] : [priceText(model.name, price)]),
    ...variants.map((each) =>
      priceText(published.find(({ id }) => id === each.id)?.name ?? '', each.price),
    ),
    ...planned.map((each) =>
      priceText(accessories.find(({ id }) => id === each.id)?.heading.en ?? '', each.price),
    ),
  ];

  const { change: drop, failure } = useChange({
    mutate: async (plan: number) => {
      const { message, ...detail } = await call('DELETE /api/vehicles/:id/prices/:plan', {
        params: { id: String(model.id), plan: String(plan) },
      });
      store(detail);
      void showToast('success', message);
    },
  });

  if (published.length === 0 && model.planned_prices.length === 0) return null;
  return (
    <div className="stack-12">
      {model.planned_prices.length > 0 && (
        <ul className={styles.missing}>
          {model.planned_prices.map(({ id, valid_from: day, ...planned }) => (
            <li key={id}>
              {texts.planned(timeTexts.date(day), linesOf(planned).join(', '))}{' '}
              <Button
                variant="quiet"
                onClick={() => void drop(id)}
                aria-label={texts.dropOf(timeTexts.date(day))}
              >
                {texts.drop}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Failure>{failure}</Failure>
      {published.length > 0 && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
        </div>
      )}
      {isOpen && (
        <AdminDialog title={texts.title(model.name)} onClosed={() => setIsOpen(false)}>
          <PlanForm published={published} />
        </AdminDialog>
      )}
    </div>
  );
}

type Planned = Pick<ModelDetail['planned_prices'][number], 'variants' | 'accessories' | 'price'>;

function priceText(name: string, rupees: number): string {
  return `${name} ${formatRupees(rupeesToPaise(rupees))}`;
}

function PlanForm({ published }: { published: SectionInput<'variants'> }) {
  const { model } = useEditor();
  const store = useStoreModel();
  const [validFrom, setValidFrom] = useState('');
  const [variants, setVariants] = useState(() =>
    published.map(({ id, name, price }) => ({ id, name, price: String(price) })),
  );
  const fieldOf = (at: number) => `variants.${at}.price`;
  const form = useForm({
    fields: ['validFrom', ...variants.map((_, at) => fieldOf(at))],
    act: async () => {
      const { message, ...detail } = await call('POST /api/vehicles/:id/prices', {
        params: { id: String(model.id) },
        body: { validFrom, variants: variants.map(({ id, price }) => ({ id, price })) },
      });
      store(detail);
      void showToast('success', message);
      form.close();
    },
  });

  return (
    <DialogForm form={form} action={texts.action}>
      <InputField
        label={texts.day}
        required
        error={form.problems.validFrom}
        type="date"
        value={validFrom}
        onChange={setValidFrom}
      />
      {variants.map((variant, at) => (
        <TextInput
          key={variant.id}
          label={variant.name}
          max={20}
          inputMode="decimal"
          required
          value={variant.price}
          error={form.problems[fieldOf(at)]}
          onChange={(price) =>
            setVariants(variants.map((each) => (each === variant ? { ...each, price } : each)))
          }
        />
      ))}
    </DialogForm>
  );
}
