import type { ArrivedFilter } from '@dealership/shared';
import { filterTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import styles from './desk-screen.module.css';

interface SearchPeriodProps {
  chosen: ArrivedFilter | undefined;
  onChoose: (arrived: ArrivedFilter | undefined) => void;
}

const anyTime: ArrivedFilter = { from: '', until: '' };

/** Limits a search to a time of arrival, to close many enquiries of one time in one step (rules: many-at-once). */
export function SearchPeriod({ chosen = anyTime, onChoose }: SearchPeriodProps) {
  const choose = (change: Partial<ArrivedFilter>) => {
    const next = { ...chosen, ...change };
    onChoose(next.from === '' && next.until === '' ? undefined : next);
  };
  return (
    <details className={styles.saved} open={chosen !== anyTime || undefined}>
      <summary>{filterTexts.arrived}</summary>
      <p className="hint">{filterTexts.arrivedHint}</p>
      <div className={styles.filters}>
        {(['from', 'until'] as const).map((end) => (
          <Field key={end} label={filterTexts.arrivedEnds[end]}>
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                value={chosen[end]}
                onChange={({ target }) => choose({ [end]: target.value })}
              />
            )}
          </Field>
        ))}
        {chosen !== anyTime && (
          <Button variant="quiet" onClick={() => onChoose(undefined)}>
            {filterTexts.anyTime}
          </Button>
        )}
      </div>
    </details>
  );
}
