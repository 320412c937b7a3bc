import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusNow } from '../../lib/browser/focus-now.ts';
import {
  appTexts,
  enrolmentTexts,
  passkeyListTexts,
  securityTexts,
} from '@dealership/shared/texts/staff/people/security.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { AppSection } from './app-section.tsx';
import styles from './factors.module.css';
import { OwnPhoneSection } from './own-phone-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoveryCodes, RecoverySection } from './recovery-codes.tsx';

interface SecurityScreenProps {
  userId: string;
  /** Called after the first second factor is added; passed where nothing else is allowed before that. */
  onEnrolled?: () => void;
}

/** The person's second factors: passkeys, an authenticator app, recovery codes; on a phone, whether it is their own. */
export function SecurityScreen({ userId, onEnrolled }: SecurityScreenProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [hasKeptCodes, setHasKeptCodes] = useState(false);
  const queries = useQueryClient();
  const list = useQuery(callQuery(queryKeys.factors(userId), 'GET /api/factors'));
  const factors = list.data;
  const count = factors ? factors.passkeys.length + Number(factors.totp) : 0;
  const isLastNeeded = factors?.required === true && count === 1;
  const texts = onEnrolled ? enrolmentTexts : securityTexts;

  const reload = async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.factors(userId) });
  };

  const noteAdded = (done: string, recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    void reload();
    // The codes already show the success, and the next screen of an enrolment would hide them.
    if (recoveryCodes.length > 0) return;
    void showToast('success', done);
    onEnrolled?.();
  };

  if (codes.length > 0) {
    const leave = () => {
      setCodes([]);
      setHasKeptCodes(true);
      onEnrolled?.();
      void reload();
    };
    return <RecoveryCodes userId={userId} codes={codes} onKept={leave} />;
  }
  return (
    <div className={styles.page} aria-busy={list.isPending}>
      {/* The pressed button was removed with the codes. */}
      <h1 ref={hasKeptCodes ? focusNow : undefined} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>{texts.intro}</p>
      <QueryFailure of={list} />
      {factors && (
        <>
          {factors.required && !onEnrolled && <p>{securityTexts.required}</p>}
          <PasskeySection
            factors={factors}
            isLastNeeded={isLastNeeded && !factors.totp}
            onAdded={(recoveryCodes) => noteAdded(passkeyListTexts.done, recoveryCodes)}
            onRemoved={reload}
          />
          <AppSection
            isOn={factors.totp}
            isLastNeeded={isLastNeeded && factors.totp}
            onAdded={(recoveryCodes) => noteAdded(appTexts.done, recoveryCodes)}
            onRemoved={reload}
          />
          {!onEnrolled && (
            <RecoverySection
              hasFactor={count > 0}
              left={factors.recovery_codes_left}
              onMade={setCodes}
            />
          )}
          {!onEnrolled && <OwnPhoneSection userId={userId} />}
        </>
      )}
    </div>
  );
}
