import type { ArrivedFilter } from '@dealership/shared';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

/** Limits a search to a time of arrival, to close many enquiries of one time in one step (rules: many-at-once). */
export function SearchPeriod() {
  const { filters, go } = useDesk();
  const ends = filters.arrived ?? { from: '', until: '' };
  const change = (arrived: ArrivedFilter | undefined) =>
    go({ arrived: arrived?.from || arrived?.until ? arrived : undefined }, { replace: true });
  return (
    <details className={styles.saved} open={filters.arrived !== undefined || undefined}>
      <summary>{filterTexts.arrived}</summary>
      <p className="hint">{filterTexts.arrivedHint}</p>
      <div className="row">
        {(['from', 'until'] as const).map((end) => (
          <InputField
            key={end}
            type="datetime-local"
            label={filterTexts.arrivedEnds[end]}
            value={ends[end]}
            onChange={(value) => change({ ...ends, [end]: value })}
          />
        ))}
        {filters.arrived && (
          <Button variant="quiet" onClick={() => change(undefined)}>
            {filterTexts.anyTime}
          </Button>
        )}
      </div>
    </details>
  );
}
