import { auditedActions, MAX_SEARCH_LENGTH } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { Button } from '../../ui/button.tsx';
import { useValues } from '../../ui/forms/bind-fields.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { DatePresets } from '../../ui/forms/date-presets.tsx';
import { isSame, type AuditFilters } from './audit-address.ts';
import styles from './audit-log.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';

interface AuditFilterFormProps {
  filters: AuditFilters;
  /** The server's text for each filter that it refused. */
  problems: Partial<Record<string, string>>;
  isBusy: boolean;
  onApply: (filters: AuditFilters) => void;
}

/** Filters by time, person, action and target. Selects and presets apply at once, dates and search with the button. */
export function AuditFilterForm({ filters, problems, isBusy, onApply }: AuditFilterFormProps) {
  const [draft, change] = useValues(filters);
  const users = useQuery(callQuery(queryKeys.auditUsers, 'GET /api/auditEvents/users'));
  // The list is optional: without it, the person in the filter is still shown.
  const names = users.data ?? [];
  const people =
    names.includes(draft.userId) || draft.userId === '' ? names : [draft.userId, ...names];

  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...draft, search: draft.search.trim() });
      }}
    >
      {(['fromDate', 'toDate'] as const).map((name) => (
        <InputField
          key={name}
          label={auditTexts[name]}
          error={problems[name]}
          type="date"
          value={draft[name]}
          onChange={(typed) => change({ [name]: typed })}
        />
      ))}
      <SelectField
        label={auditTexts.who}
        error={problems.userId}
        all={['', ...people]}
        chosen={draft.userId}
        nameOf={(name) => name || auditTexts.everybody}
        onChange={(userId) => onApply({ ...draft, userId })}
      />
      <SelectField
        label={auditTexts.action}
        className={styles.wide}
        error={problems.action}
        all={['', ...auditedActions]}
        chosen={draft.action}
        nameOf={(action) => (action === '' ? auditTexts.anyAction : auditTexts.actionOf(action))}
        onChange={(action) => onApply({ ...draft, action })}
      />
      <InputField
        label={auditTexts.search}
        className={styles.wide}
        error={problems.search}
        type="search"
        placeholder={auditTexts.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        spellCheck={false}
        value={draft.search}
        onChange={(typed) => change({ search: typed })}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={isBusy && isSame(draft, filters)}
      >
        {isBusy ? auditTexts.loading : auditTexts.submit}
      </Button>
      <div className={styles.presets}>
        <DatePresets chosen={draft} onChoose={(days) => onApply({ ...draft, ...days })} />
      </div>
    </form>
  );
}
