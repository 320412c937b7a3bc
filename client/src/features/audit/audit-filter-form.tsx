import { auditedActions, MAX_SEARCH_LENGTH } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { auditTexts } from '@dealership/shared/texts/staff/audit.ts';
import { Button } from '../../ui/button.tsx';
import { DatePresets } from '../../ui/forms/date-presets.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { isSame, type AuditFilters } from './audit-address.ts';
import styles from './audit-log.module.css';

interface AuditFilterFormProps {
  filters: AuditFilters;
  /** The server's words about each filter that it refused. */
  problems: Partial<Record<string, string>>;
  isBusy: boolean;
  onApply: (filters: AuditFilters) => void;
}

/** When, who, what, and what it was done to. */
export function AuditFilterForm({ filters, problems, isBusy, onApply }: AuditFilterFormProps) {
  const [draft, setDraft] = useState(filters);
  const users = useQuery({
    queryKey: queryKeys.auditUsers,
    queryFn: ({ signal }) => call('GET /api/auditEvents/users', { signal }),
  });
  // The list is a help: without it, the one who is asked for can still be seen.
  const names = Array.isArray(users.data) ? users.data : [];
  const people =
    names.includes(draft.userId) || draft.userId === '' ? names : [draft.userId, ...names];
  const change = (values: Partial<AuditFilters>) => setDraft({ ...draft, ...values });

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
      <Field label={auditTexts.from} error={problems.fromDate}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.fromDate}
            onChange={({ target }) => change({ fromDate: target.value })}
          />
        )}
      </Field>
      <Field label={auditTexts.to} error={problems.toDate}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.toDate}
            onChange={({ target }) => change({ toDate: target.value })}
          />
        )}
      </Field>
      <Field label={auditTexts.who} error={problems.userId}>
        {(control) => (
          <select
            {...control}
            value={draft.userId}
            onChange={({ target }) => onApply({ ...draft, userId: target.value })}
          >
            <option value="">{auditTexts.everybody}</option>
            {people.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={auditTexts.action} className={styles.wide} error={problems.action}>
        {(control) => (
          <select
            {...control}
            value={draft.action}
            onChange={({ target }) => onApply({ ...draft, action: target.value })}
          >
            <option value="">{auditTexts.anyAction}</option>
            {auditedActions.map((action) => (
              <option key={action} value={action}>
                {auditTexts.actionOf(action)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={auditTexts.search} className={styles.wide} error={problems.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={auditTexts.searchHint}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            spellCheck={false}
            value={draft.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        )}
      </Field>
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
