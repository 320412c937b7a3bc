import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { linkPasswordTexts as texts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { call } from '../../lib/calls/call.ts';
import { dayText } from '../../lib/page/day-text.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { Pair } from '../../ui/lists/pair.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import styles from './accounts.module.css';
import { LinkPasswordForm, spentText } from './link-password-form.tsx';

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
            <Pair name={texts.captions.name}>{link.data.user_name}</Pair>
            <Pair name={texts.captions.userId}>{link.data.user_id}</Pair>
            <Pair name={texts.captions.until}>{untilText(link.data.link_until)}</Pair>
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

/** @param until `YYYY-MM-DD HH:MM` */
function untilText(until: string): string {
  const [day = '', time = ''] = until.split(' ');
  return texts.until(dayText(day), time);
}

interface LinkOutcomeProps {
  heading: string;
  lines: readonly string[];
  children?: ReactNode;
}

/** The outcome of a password link; read aloud in place of the form. */
function LinkOutcome({ heading, lines, children }: LinkOutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
