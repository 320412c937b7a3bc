import { limits, localeNames, locales, type CurrentSession } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { openIn } from '../../lib/staff/office-language.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { profileTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { EmailField } from '../../ui/forms/email-field.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './accounts.module.css';
import { explainFailure } from './submit-outcome.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

export function ProfileForm({ user }: { user: CurrentSession }) {
  const [language, setLanguage] = useState(user.language ?? locale);
  const [values, change] = useValues({
    userName: user.user_name,
    email: user.email,
    mobileNo: user.mobile_no,
  });
  const queries = useQueryClient();

  const { form, isBusy, problems, onSubmit } = useForm({
    fields: Object.keys(values),
    act: async () => {
      // Also when the answer lacks the key.
      if (!user.user_id) {
        void showToast('error', profileTexts.noUserId);
        return;
      }
      const { message, ...saved } = await call('PATCH /api/profile/:userId', {
        params: { userId: user.user_id },
        body: { ...values, language },
      });
      if (language !== locale) {
        openIn(language);
        return;
      }
      queries.setQueryData<CurrentSession>(
        queryKeys.me,
        (before) => before && { ...before, ...saved, language },
      );
      void queries.invalidateQueries({ queryKey: queryKeys.account });
      change({ userName: saved.user_name, email: saved.email, mobileNo: saved.mobile_no });
      void showToast('success', message || profileTexts.updated);
    },
    explain: (error) => [explainFailure(error, profileTexts), ''],
  });

  const field = bindFields({ values, problems, onChange: change });
  return (
    <Screen texts={profileTexts} className={styles.page}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label={profileTexts.userId}>
          {(control) => <input {...control} value={user.user_id} readOnly />}
        </Field>
        <InputField
          {...field('userName')}
          label={profileTexts.name}
          required
          autoComplete="name"
          maxLength={100}
        />
        <EmailField {...field('email')} label={profileTexts.email} autoComplete="email" />
        <InputField
          {...field('mobileNo')}
          label={profileTexts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={limits.typedNumber}
        />
        <SelectField
          label={profileTexts.language}
          hint={profileTexts.languageHint}
          all={locales}
          chosen={language}
          nameOf={(each) => localeNames[each]}
          onChange={setLanguage}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? profileTexts.updating : profileTexts.update}
        </Button>
      </form>
    </Screen>
  );
}
