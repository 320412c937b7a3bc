import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { passwordTexts, sessionTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { deviceName } from '@dealership/shared/texts/staff/people/device-name.ts';
import { Button } from '../../ui/button.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';
import { newPasswordProblems, PasswordField } from './password-field.tsx';
import { explainFailure } from './submit-outcome.ts';
import { TickField } from '../../ui/forms/choice-fields.tsx';
import type { OwnSession } from '@dealership/shared';
import { callQuery } from '../../lib/calls/call-query.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';

const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordScreen({ userId }: { userId: string }) {
  const [values, change] = useValues(NOTHING);
  const [isShown, setIsShown] = useState(false);
  const queries = useQueryClient();

  const { form, isBusy, problems, onSubmit } = useForm({
    fields: Object.keys(NOTHING),
    check: () => ({
      ...(values.oldPassword === '' && { oldPassword: passwordTexts.currentMissing }),
      ...newPasswordProblems(values),
    }),
    act: async () => {
      if (!userId) {
        void showToast('error', passwordTexts.noUser);
        return;
      }
      const { message } = await call('PATCH /api/profile/password/:userId', {
        params: { userId },
        body: values,
      });
      change(NOTHING);
      void queries.invalidateQueries({ queryKey: queryKeys.sessions });
      void showToast('success', message || passwordTexts.updated);
    },
    explain: (error) => [explainFailure(error, passwordTexts), ''],
  });

  const field = bindFields({ values, problems, onChange: change });
  const fresh = { autoComplete: 'new-password', isShown } as const;

  return (
    <>
      <Screen texts={passwordTexts} className={styles.page}>
        <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
          {/* A password manager needs the user id. */}
          <input type="text" autoComplete="username" value={userId} readOnly hidden />
          <PasswordField
            {...field('oldPassword')}
            label={passwordTexts.current}
            autoComplete="current-password"
            isShown={isShown}
          />
          <PasswordField
            {...fresh}
            {...field('newPassword')}
            label={passwordTexts.new}
            hint={passwordTexts.rule}
          />
          <PasswordField {...fresh} {...field('confirmPassword')} label={passwordTexts.confirm} />
          <TickField label={passwordTexts.show} isTicked={isShown} onChange={setIsShown} />
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? passwordTexts.changing : passwordTexts.change}
          </Button>
        </form>
      </Screen>
      <SessionList />
    </>
  );
}

function SessionList() {
  const id = useId();
  const list = useQuery(callQuery(queryKeys.sessions, 'GET /api/sessions'));
  const sessions = list.data ?? [];
  const hasOthers = sessions.some(({ current }) => !current);

  const { change, isBusy } = useChange({
    mutate: async () => {
      await call('DELETE /api/sessions/others', {});
      await list.refetch();
      void showToast('success', sessionTexts.ended);
    },
    onFailed: showFailure,
  });

  return (
    <section className={`screen ${styles.page}`} aria-labelledby={id} aria-busy={list.isPending}>
      <h2 id={id}>{sessionTexts.title}</h2>
      <QueryFailure of={list} />
      {list.data && (
        <>
          <ul className={styles.sessions} aria-label={sessionTexts.list}>
            {sessions.map((session, index) => (
              <SessionItem key={index} session={session} />
            ))}
          </ul>
          {hasOthers || isBusy ? (
            <div>
              <Button busy={isBusy} onClick={() => void change()}>
                {isBusy ? sessionTexts.ending : sessionTexts.endOthers}
              </Button>
            </div>
          ) : (
            <p className="hint">{sessionTexts.onlyHere}</p>
          )}
        </>
      )}
    </section>
  );
}

function SessionItem({ session }: { session: OwnSession }) {
  const { device, current, started_date, started_time, last_seen_date, last_seen_time } = session;
  const lastSeen = current ? sessionTexts.now : timeTexts.stored(last_seen_date, last_seen_time);
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <span>{deviceName(device)}</span>
        {current && <span className={styles.here}>{sessionTexts.here}</span>}
      </span>
      <span className={styles.times}>
        {sessionTexts.started}: {timeTexts.stored(started_date, started_time)}
      </span>
      <span className={styles.times}>
        {sessionTexts.lastSeen}: {lastSeen}
      </span>
    </li>
  );
}
