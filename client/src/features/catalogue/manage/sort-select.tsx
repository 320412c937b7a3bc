import { priceTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { Field } from '../../../ui/forms/field.tsx';
import styles from '../../../ui/admin-screen.module.css';
import type { Sort } from '../../../ui/lists/use-sorted.ts';

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortBy?: unknown; look?: string }[];
  sort: Sort;
  onChange: (sort: Sort) => void;
}

/** Sorts a list of cards, which has no column heads. */
export function SortSelect({ columns, sort, onChange }: SortSelectProps) {
  return (
    <Field label={priceTexts.sortBy} className={styles.sortBy}>
      {(control) => (
        <select
          {...control}
          value={sort.key === '' ? '' : `${sort.key} ${sort.direction}`}
          onChange={({ target }) => {
            const [key = '', direction] = target.value.split(' ');
            onChange({
              key,
              direction: direction === 'descending' ? 'descending' : 'ascending',
            });
          }}
        >
          <option value="">{priceTexts.catalogueOrder}</option>
          {columns
            .filter(({ sortBy }) => sortBy !== undefined)
            .flatMap(({ key, header, look }) => {
              const orders = priceTexts.sortOrders[look === 'number' ? 'number' : 'text'];
              return (['ascending', 'descending'] as const).map((direction) => (
                <option key={`${key} ${direction}`} value={`${key} ${direction}`}>
                  {orders[direction](header)}
                </option>
              ));
            })}
        </select>
      )}
    </Field>
  );
}
