import { alertChannels, type AnswerOf, type NamedCalls } from '@dealership/shared';
import { ownAlertTexts as texts } from '@dealership/shared/texts/staff/desk/alerts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Tick, Ticks } from '../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../ui/forms/field.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { devicesQuery, DevicesSection } from './devices/devices-section.tsx';
import styles from './own-alerts.module.css';

type AlertSettings = AnswerOf<NamedCalls['GET /api/own-alerts']>;

/**
 * A person's own alerts: the devices, the topics for email and devices, and the quiet hours (tests: beside it;
 * server: desk/both/alerts; journey: alerts).
 */
export function OwnAlertsScreen({ userId }: { userId: string }) {
  const devices = useQuery(devicesQuery(userId));
  const own = useQuery({
    ...callQuery(queryKeys.ownAlerts(userId), 'GET /api/own-alerts'),
    // Each visit begins with what is stored, because a save writes all choices; of two open screens the last save wins.
    gcTime: 0,
  });
  return (
    <Screen texts={texts} isBusy={own.isPending} className="narrow">
      <QueryFailure of={own} text={texts.notLoaded} />
      <DevicesSection userId={userId} />
      {own.data && (
        <Form
          own={own.data}
          hasDevice={devices.data?.devices.length !== 0}
          queryKey={queryKeys.ownAlerts(userId)}
        />
      )}
    </Screen>
  );
}

/** Fills the fields when quiet hours are switched on and none are stored. */
const USUAL_QUIET = { from: '21:00', to: '08:00' };

interface FormProps {
  own: AlertSettings;
  /** Also true until this is known. */
  hasDevice: boolean;
  queryKey: readonly string[];
}

function Form({ own, hasDevice, queryKey }: FormProps) {
  const [choices, setChoices] = useState(own.choices);
  const queries = useQueryClient();
  const { quiet } = choices;
  const wrongEnd = quiet?.from === '' ? 'from' : 'to';
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: ['quiet'],
    act: async () => {
      const saved = await call('PATCH /api/own-alerts', { body: choices });
      queries.setQueryData(queryKey, saved);
      // Keeps choices made while the request was running.
      setChoices((now) => (now === choices ? saved.choices : now));
      void showToast('success', texts.saved);
    },
  });

  return (
    <form ref={form} className="stack-12" noValidate onSubmit={onSubmit}>
      {alertChannels.map((channel) => {
        const obstacle = channel === 'mail' ? mailObstacle(own) : !hasDevice && texts.noDevice;
        const chosen = choices[channel];
        return (
          <section key={channel} className={styles.channel} aria-labelledby={channel}>
            <h2 id={channel}>{texts.channels[channel]}</h2>
            {obstacle && <p>{obstacle}</p>}
            <FieldGroup label={texts.alertAbout}>
              <div className="across stack-4">
                <Ticks
                  all={own.offered[channel]}
                  chosen={chosen}
                  nameOf={(topic) => texts.topics[topic]}
                  onChange={(topics) => setChoices({ ...choices, [channel]: topics })}
                />
              </div>
            </FieldGroup>
            {channel === 'push' && (
              <p role="status">{hasDevice && chosen.length === 0 && texts.nothingTicked}</p>
            )}
          </section>
        );
      })}
      <FieldGroup label={texts.quiet} hint={texts.quietHint}>
        <div className="across stack-4">
          <Tick
            label={texts.isQuiet}
            isTicked={quiet !== null}
            onChange={(isTicked) =>
              setChoices({
                ...choices,
                quiet: isTicked ? (own.choices.quiet ?? USUAL_QUIET) : null,
              })
            }
          />
          {quiet && (
            <div className={styles.times}>
              {(['from', 'to'] as const).map((end) => (
                <InputField
                  key={end}
                  type="time"
                  label={texts[end]}
                  value={quiet[end]}
                  error={end === wrongEnd ? problems.quiet : undefined}
                  onChange={(time) => setChoices({ ...choices, quiet: { ...quiet, [end]: time } })}
                />
              ))}
            </div>
          )}
        </div>
      </FieldGroup>
      <Failure>{failure}</Failure>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? texts.save.busy : texts.save.text}
        </Button>
      </div>
    </form>
  );
}

/** Why no mail is sent; `undefined`: mail is sent. */
function mailObstacle({ is_mail_on: isOn, has_address: hasAddress }: AlertSettings) {
  if (!isOn) return texts.mailOff;
  return hasAddress ? undefined : texts.noAddress;
}
