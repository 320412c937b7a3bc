import { messageLimits } from '@dealership/shared';
import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { SettingsSection } from './settings-section.tsx';
import { NumberInput } from './number-input.tsx';

/** The most confirmations sent in an hour, to all visitors together (rules: confirmation-limits). */
export function ConfirmationLimit() {
  const list = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => call('GET /api/settings', { signal }),
  });
  if (list.isError) return <QueryFailure of={list} text={texts.limitNotLoaded} />;
  if (!list.data) return null;
  return (
    <SettingsSection
      title={texts.limit}
      names={['confirmationLimit']}
      settings={list.data.settings}
      saved={texts.limitSaved}
    >
      {({ values, set, problems }) => (
        <Field
          label={texts.limitCount}
          hint={texts.limitHint(messageLimits.usualInAnHour)}
          required
          error={problems.confirmationLimit}
        >
          {(control) => (
            <NumberInput
              control={control}
              value={values.confirmationLimit}
              onChange={(confirmationLimit) => set({ confirmationLimit })}
            />
          )}
        </Field>
      )}
    </SettingsSection>
  );
}
