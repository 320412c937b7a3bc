import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePresets } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { KindField } from '../../../ui/forms/kind-field.tsx';
import styles from './filter-form.module.css';
import type { Filters } from '../report-address.ts';

interface FilterFormProps {
  draft: Filters;
  onChange: (values: Partial<Filters>) => void;
  onApply: (values?: Partial<Filters>) => void;
  hasKindFilter: boolean;
  isBusy: boolean;
  /** Whether the filters differ from those of the rows: they can be applied, even while rows are loading. */
  isChanged: boolean;
  /** The server's text for each filter that it refused. */
  problems: Partial<Record<string, string>>;
}

/** Dates, kind and search of a report. */
export function FilterForm({
  draft,
  onChange,
  onApply,
  hasKindFilter,
  isBusy,
  isChanged,
  problems,
}: FilterFormProps) {
  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      {(['fromDate', 'toDate'] as const).map((name) => (
        <InputField
          key={name}
          type="date"
          label={reportTexts[name]}
          error={problems[name]}
          value={draft[name]}
          onChange={(day) => onChange({ [name]: day })}
        />
      ))}
      {hasKindFilter && (
        <KindField
          kind={draft.kind}
          onChoose={(kind) => onApply({ kind })}
          className={styles.kind}
          error={problems.kind}
        />
      )}
      <div className={styles.find}>
        <InputField
          label={reportTexts.search}
          className={styles.search}
          error={problems.search}
          type="search"
          spellCheck={false}
          value={draft.search}
          onChange={(search) => onChange({ search })}
        />
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          busy={isBusy && !isChanged}
        >
          {isBusy ? reportTexts.loading : reportTexts.submit}
        </Button>
      </div>
      <div className={styles.presets}>
        <DatePresets chosen={draft} onChoose={onApply} />
      </div>
    </form>
  );
}
