import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { passwordTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';
import { newPasswordProblems } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { explainFailure } from './submit-outcome.ts';
import { TickField } from '../../ui/forms/choice-fields.tsx';

const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Passwords = typeof NOTHING;

export function PasswordForm({ userId }: { userId: string | undefined }) {
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

  const field = (
    name: keyof Passwords,
    words: Pick<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>,
  ) => (
    <PasswordField
      {...words}
      error={problems[name]}
      isShown={isShown}
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
    />
  );

  return (
    <Screen texts={passwordTexts} className={styles.page}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        {/* A password manager needs the user id. */}
        <input type="text" autoComplete="username" value={userId ?? ''} readOnly hidden />
        {field('oldPassword', {
          label: passwordTexts.current,
          autoComplete: 'current-password',
        })}
        {field('newPassword', {
          label: passwordTexts.new,
          hint: passwordTexts.rule,
          autoComplete: 'new-password',
        })}
        {field('confirmPassword', { label: passwordTexts.confirm, autoComplete: 'new-password' })}
        <TickField label={passwordTexts.show} isTicked={isShown} onChange={setIsShown} />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? passwordTexts.changing : passwordTexts.change}
        </Button>
      </form>
    </Screen>
  );
}

/** Checks that need no server. */
function problemsOf({ oldPassword, ...given }: Passwords): Problems {
  return {
    ...(oldPassword === '' && { oldPassword: passwordTexts.currentMissing }),
    ...newPasswordProblems(given),
  };
}
