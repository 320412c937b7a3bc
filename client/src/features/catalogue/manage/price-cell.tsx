import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { plannedPricesTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../../lib/page/lang-of.ts';
import { call } from '../../../lib/calls/call.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { showFailure, useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './price-form.module.css';
import {
  plannedText,
  rupees,
  type PlannedPrice,
  type PricedItem,
  type PricedPart,
} from './price-sources.ts';

/** The price of an item, those of its variants, and what is planned for each. */
export function PriceCell({ item }: { item: PricedItem }) {
  const mayEdit = useMay('prices.edit');
  return (
    <div className={styles.parts}>
      <span className={styles.lowest}>{rupees(item.price)}</span>
      {item.parts.map((part) => (
        <div key={part.key} className={styles.parts}>
          {item.parts.length > 1 && (
            <span {...langOf(part.variant)}>
              {part.variant} {rupees(part.price)}
            </span>
          )}
          {part.planned.map((planned) => (
            <span key={planned.plan} className={styles.planned}>
              <span>{plannedText(planned)}</span>
              {mayEdit && <CancelPlanned item={item} part={part} planned={planned} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

interface CancelPlannedProps {
  item: PricedItem;
  part: PricedPart;
  planned: PlannedPrice;
}

/** Cancels one planned price; others of the same day stay. */
function CancelPlanned({ item, part, planned }: CancelPlannedProps) {
  const queries = useQueryClient();
  const { change, isBusy } = useChange({
    mutate: async (button: HTMLElement) => {
      const { message } = await call('DELETE /api/vehicles/:id/prices/:plan/:part', {
        params: { id: String(item.modelId), plan: String(planned.plan), part: part.key },
      });
      // The button goes with the price: the row takes the focus.
      if (document.activeElement === button) {
        button.closest('tr, li')?.querySelector('button')?.focus();
      }
      void queries.invalidateQueries();
      void showToast('success', message);
    },
    onFailed: (error) => {
      showFailure(error);
      void queries.invalidateQueries();
    },
  });
  const what = [item.name, part.variant].filter(Boolean).join(', ');
  return (
    <Button
      variant="quiet"
      className={styles.cancel}
      busy={isBusy}
      aria-label={priceTexts.cancelPlanned(plannedText(planned), what)}
      onClick={({ currentTarget }) => void change(currentTarget)}
    >
      {plannedPricesTexts.drop}
    </Button>
  );
}
