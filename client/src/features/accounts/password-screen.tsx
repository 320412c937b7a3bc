import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { passwordTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';
import { newPasswordProblems } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { SessionList } from './session-list.tsx';
import { explainFailure } from './submit-outcome.ts';
import { TickField } from '../../ui/forms/choice-fields.tsx';

const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordScreen({ userId }: { userId: string }) {
  return (
    <>
      <PasswordForm userId={userId} />
      <SessionList />
    </>
  );
}

function PasswordForm({ userId }: { userId: string }) {
  const [values, setValues] = useState(NOTHING);
  const [isShown, setIsShown] = useState(false);
  const queries = useQueryClient();

  const { form, isBusy, problems, onSubmit } = useForm({
    fields: Object.keys(NOTHING),
    check: () => problemsOf(values),
    act: async () => {
      if (!userId) {
        void showToast('error', passwordTexts.noUser);
        return;
      }
      const { message } = await call('PATCH /api/profile/password/:userId', {
        params: { userId },
        body: values,
      });
      setValues(NOTHING);
      void queries.invalidateQueries({ queryKey: queryKeys.sessions });
      void showToast('success', message || passwordTexts.updated);
    },
    explain: (error) => [explainFailure(error, passwordTexts), ''],
  });

  const field = bindFields({
    values,
    problems,
    onChange: (changed) => setValues({ ...values, ...changed }),
  });
  const fresh = { autoComplete: 'new-password', isShown } as const;

  return (
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
  );
}

function problemsOf({ oldPassword, ...given }: typeof NOTHING): Problems {
  return {
    ...(oldPassword === '' && { oldPassword: passwordTexts.currentMissing }),
    ...newPasswordProblems(given),
  };
}
