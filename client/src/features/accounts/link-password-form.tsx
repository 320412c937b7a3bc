import { useState } from 'react';
import { linkPasswordTexts as texts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './accounts.module.css';
import { newPasswordProblems } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

interface LinkPasswordFormProps {
  token: string;
  userId: string;
  onDone: (userId: string) => void;
  /** The link was used or replaced in the meantime. */
  onSpent: (text: string) => void;
}

/** Sets a password through a link, which can be used once. */
export function LinkPasswordForm({ token, userId, onDone, onSpent }: LinkPasswordFormProps) {
  const [values, setValues] = useState({ newPassword: '', confirmPassword: '' });
  const [isShown, setIsShown] = useState(false);
  const { form, isBusy, problems, failure, onSubmit } = useForm({
    fields: Object.keys(values),
    check: () => newPasswordProblems(values),
    act: async () => {
      try {
        await call('POST /api/password-link/password', { body: { token, ...values } });
        onDone(userId);
      } catch (error) {
        const spent = spentText(error);
        if (spent === undefined) throw error;
        onSpent(spent);
      }
    },
    explain: (error) => {
      const { fields, message } = error instanceof ApiError ? error : { fields: {}, message: '' };
      return Object.keys(fields).length > 0 ? [fields, ''] : [{}, message || texts.failed];
    },
  });

  const field = bindFields({
    values,
    problems,
    onChange: (changed) => setValues({ ...values, ...changed }),
  });
  const shared = { autoComplete: 'new-password', isShown } as const;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {/* A password manager needs the user id. */}
      <input type="text" autoComplete="username" value={userId} readOnly hidden />
      <PasswordField {...shared} {...field('newPassword')} label={texts.new} hint={texts.rule} />
      <PasswordField {...shared} {...field('confirmPassword')} label={texts.confirm} />
      <TickField label={texts.show} isTicked={isShown} onChange={setIsShown} />
      <Failure>{failure}</Failure>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? texts.setting : texts.set}
      </Button>
    </form>
  );
}

/** The server's text about a link that can no longer set a password; `undefined`: something else failed. */
export function spentText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  return error.message || texts.spentText;
}
