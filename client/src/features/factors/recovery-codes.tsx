import { dayOf } from '@dealership/shared';
import { useState } from 'react';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { recoveryTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { downloadBlob } from '../../lib/browser/download.ts';
import { Button } from '../../ui/button.tsx';
import styles from './factors.module.css';
import { call } from '../../lib/calls/call.ts';
import { OwnSection } from '../../ui/screens/own-section.tsx';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';

interface RecoveryCodesProps {
  userId: string;
  codes: readonly string[];
  onKept: () => void;
}

/** New recovery codes, which cannot be shown a second time. Not in a dialog, which Escape would close. */
export function RecoveryCodes({ userId, codes, onKept }: RecoveryCodesProps) {
  const [announcement, announce] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      announce(texts.copied);
    } catch {
      // Permission was refused, or the site is not served over https.
      announce(texts.notCopied);
    }
  };

  const download = () => {
    const head = texts.file(userId, window.location.host, dayOf(Date.now()));
    const text = [head, '', ...codes, ''].join('\r\n');
    downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), texts.fileName);
  };

  return (
    <section className="screen narrow" aria-labelledby="screen-title">
      <h1 id="screen-title" ref={focusNow} tabIndex={-1}>
        {texts.newTitle}
      </h1>
      <p>{texts.newAbout}</p>
      <ol className={styles.codes} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button onClick={download}>{texts.download}</Button>
      </div>
      <p className={styles.announced} role="status">
        {announcement}
      </p>
      <div>
        <Button variant="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </section>
  );
}

interface RecoverySectionProps {
  /** Whether there is a second factor that they can replace. */
  hasFactor: boolean;
  left: number;
  onMade: (codes: readonly string[]) => void;
}

/** The number of recovery codes left, and the button that makes ten new ones. */
export function RecoverySection({ hasFactor, left, onMade }: RecoverySectionProps) {
  const [isAsking, setIsAsking] = useState(false);

  const renew = async (password: string) => {
    const { recovery_codes } = await call('POST /api/factors/recovery-codes', {
      body: { password },
    });
    onMade(recovery_codes);
  };

  return (
    <OwnSection texts={texts}>
      <p>{hasFactor ? texts.left(left) : texts.later}</p>
      {hasFactor && (
        <div>
          <Button onClick={() => setIsAsking(true)}>{texts.renew}</Button>
        </div>
      )}
      {isAsking && (
        <PasswordDialog
          title={texts.renewTitle}
          about={texts.renewAbout}
          action={{ text: texts.renew, busy: texts.renewing }}
          act={renew}
          onClosed={() => setIsAsking(false)}
        />
      )}
    </OwnSection>
  );
}
