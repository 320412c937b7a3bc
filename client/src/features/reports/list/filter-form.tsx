import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePresets } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { KindField } from '../../../ui/forms/kind-field.tsx';
import styles from './filter-form.module.css';
import type { useFilterDraft } from '../../../lib/staff/use-filter-draft.ts';
import type { Filters } from '../report-address.ts';

interface FilterFormProps {
  /** The search is applied while typing, the others with SEARCH. */
  inputs: ReturnType<typeof useFilterDraft<Filters>>;
  hasKindFilter: boolean;
  isBusy: boolean;
  /** Whether the filters differ from those of the rows: they can be applied, even while rows are loading. */
  isChanged: boolean;
  /** The server's text for each filter that it refused. */
  problems: Partial<Record<string, string>>;
}

export function FilterForm(props: FilterFormProps) {
  const { hasKindFilter, isBusy, isChanged, problems } = props;
  const { draft, change, apply } = props.inputs;
  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {(['fromDate', 'toDate'] as const).map((name) => (
        <InputField
          key={name}
          type="date"
          label={reportTexts[name]}
          error={problems[name]}
          value={draft[name]}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
      {hasKindFilter && (
        <KindField
          kind={draft.kind}
          onChoose={(kind) => apply({ kind })}
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
          onChange={(search) => change({ search })}
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
        <DatePresets chosen={draft} onChoose={apply} />
      </div>
    </form>
  );
}
