import { messageLimits } from '@dealership/shared';
import { outboxTexts as texts } from '@dealership/shared/texts/staff/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { settingsQuery } from './form-settings.ts';
import { SettingsSection } from './settings-section.tsx';
import { NumberField } from './setting-fields.tsx';

/** The most confirmations sent in an hour, to all visitors together (rules: confirmation-limits). */
export function ConfirmationLimit() {
  const list = useQuery(settingsQuery);
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
