import { limits, type CurrentUser } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { call } from '../../lib/call.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { showToast } from '../../lib/toasts.ts';
import { profileTexts } from '@dealership/shared/messages/staff/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './accounts.module.css';
import { explainFailure, type Problems } from './submit-outcome.ts';

/** Changes the name, e-mail and mobile number of an account. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{profileTexts.title}</h1>
      <Form user={user} />
    </section>
  );
}

function Form({ user }: { user: CurrentUser }) {
  const [values, setValues] = useState({
    userName: user.user_name,
    email: user.email,
    mobileNo: user.mobile_no,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();

  const save = async () => {
    // Also where the answer has no such key at all.
    if (!user.user_id) {
      void showToast('error', profileTexts.noUserId);
      return;
    }
    setIsBusy(true);
    setProblems({});
    try {
      const { message, ...saved } = await call('PATCH /api/profile/:userId', {
        params: { userId: user.user_id },
        body: values,
      });
      queries.setQueryData<CurrentUser>(['me'], (before) => before && { ...before, ...saved });
      void queries.invalidateQueries({ queryKey: ['account'] });
      setValues({ userName: saved.user_name, email: saved.email, mobileNo: saved.mobile_no });
      void showToast('success', message || profileTexts.updated);
    } catch (error) {
      setProblems(explainFailure(error, profileTexts));
      focusFirstProblem(form.current);
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field label={profileTexts.userId}>
        {(control) => <input {...control} value={user.user_id} readOnly />}
      </Field>
      <Field label={profileTexts.name} required error={problems.userName}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={100}
            value={values.userName}
            onChange={({ target }) => setValues({ ...values, userName: target.value })}
          />
        )}
      </Field>
      <EmailField
        label={profileTexts.email}
        autoComplete="email"
        value={values.email}
        error={problems.email}
        onChange={(email) => setValues({ ...values, email })}
      />
      <Field label={profileTexts.mobile} error={problems.mobileNo}>
        {(control) => (
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={limits.typedNumber}
            value={values.mobileNo}
            onChange={({ target }) => setValues({ ...values, mobileNo: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? profileTexts.updating : profileTexts.update}
      </Button>
    </form>
  );
}
