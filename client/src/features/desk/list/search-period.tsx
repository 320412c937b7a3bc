import type { ArrivedFilter } from '@dealership/shared';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './desk-screen.module.css';

/** Limits a search to a time of arrival, to close many enquiries of one time in one step (rules: many-at-once). */
export function SearchPeriod() {
  const { filters, go } = useDesk();
  const { from, until } = filters.arrived ?? { from: '', until: '' };
  const choose = (arrived: ArrivedFilter | undefined) => go({ arrived }, { replace: true });
  const change = (end: Partial<ArrivedFilter>) => {
    const next = { from, until, ...end };
    choose(next.from === '' && next.until === '' ? undefined : next);
  };
  return (
    <details className={styles.saved} open={filters.arrived !== undefined || undefined}>
      <summary>{filterTexts.arrived}</summary>
      <p className="hint">{filterTexts.arrivedHint}</p>
      <div className="row">
        <InputField
          type="datetime-local"
          label={filterTexts.arrivedEnds.from}
          value={from}
          onChange={(value) => change({ from: value })}
        />
        <InputField
          type="datetime-local"
          label={filterTexts.arrivedEnds.until}
          value={until}
          onChange={(value) => change({ until: value })}
        />
        {filters.arrived && (
          <Button variant="quiet" onClick={() => choose(undefined)}>
            {filterTexts.anyTime}
          </Button>
        )}
      </div>
    </details>
  );
}
