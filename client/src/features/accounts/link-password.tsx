import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { linkPasswordTexts as texts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './accounts.module.css';
import { ApiError } from '../../lib/calls/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { newPasswordProblems, PasswordField } from './password-field.tsx';
import { TickField } from '../../ui/forms/choice-fields.tsx';

interface LinkPasswordProps {
  /** From the link; `''`: there is none. */
  token: string;
  wayToLogin: (userId: string) => ReactNode;
}

/** Shows the account a link sets the password of, then the outcome. Works without a login. */
export function LinkPassword({ token, wayToLogin }: LinkPasswordProps) {
  const [doneFor, setDoneFor] = useState<string>();
  const [spent, setSpent] = useState<string>();
  const link = useQuery({
    queryKey: queryKeys.passwordLink(token),
    queryFn: ({ signal }) => call('POST /api/password-link', { body: { token }, signal }),
    enabled: token !== '',
    staleTime: Infinity,
    // The link's data are removed when the visitor leaves this page.
    gcTime: 0,
  });

  if (doneFor !== undefined) {
    return (
      <LinkOutcome heading={texts.done} lines={[texts.doneText(doneFor)]}>
        {wayToLogin(doneFor)}
      </LinkOutcome>
    );
  }
  if (token === '') return <LinkOutcome heading={texts.missing} lines={[texts.missingText]} />;
  const refused = spent ?? spentText(link.error);
  if (refused !== undefined) {
    return <LinkOutcome heading={texts.spent} lines={[refused, texts.askOwner]} />;
  }
  return (
    <>
      <h1>{texts.heading}</h1>
      {link.isPending && <p role="status">{texts.reading}</p>}
      <QueryFailure of={link} />
      {link.data && (
        <>
          <dl className={styles.record}>
            <Pair caption={texts.captions.name} text={link.data.user_name} />
            <Pair caption={texts.captions.userId} text={link.data.user_id} />
            <Pair
              caption={texts.captions.until}
              text={timeTexts.minute(link.data.link_until.replace(' ', 'T'))}
            />
          </dl>
          <LinkPasswordForm
            token={token}
            userId={link.data.user_id}
            onDone={setDoneFor}
            onSpent={setSpent}
          />
        </>
      )}
    </>
  );
}

/** A part of its own: that of lists comes with the code of all lists. */
function Pair({ caption, text }: { caption: string; text: string }) {
  return (
    <div>
      <dt>{caption}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface LinkOutcomeProps {
  heading: string;
  lines: readonly string[];
  children?: ReactNode;
}

/** The outcome of a password link; read aloud in place of the form. */
function LinkOutcome({ heading, lines, children }: LinkOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <h1 ref={focusNow} tabIndex={-1}>
        {heading}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}

interface LinkPasswordFormProps {
  token: string;
  userId: string;
  onDone: (userId: string) => void;
  /** The link was used or replaced in the meantime. */
  onSpent: (text: string) => void;
}

/** Sets a password through a link, which can be used once. */
function LinkPasswordForm({ token, userId, onDone, onSpent }: LinkPasswordFormProps) {
  const [values, change] = useValues({ newPassword: '', confirmPassword: '' });
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

  const field = bindFields({ values, problems, onChange: change });
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
function spentText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  return error.message || texts.spentText;
}
