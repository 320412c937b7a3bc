import { messageLimits } from '@dealership/shared';
import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { SettingsSection } from './settings-section.tsx';
import { NumberField } from './number-field.tsx';

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
      {({ field }) => (
        <NumberField
          {...field('confirmationLimit')}
          label={texts.limitCount}
          hint={texts.limitHint(messageLimits.usualInAnHour)}
        />
      )}
    </SettingsSection>
  );
}
