import { takeoutTexts as texts } from '@dealership/shared/texts/staff/settings/takeout.ts';
import { useRef, useState } from 'react';
import { downloadFrom } from '../../lib/browser/download.ts';
import { call } from '../../lib/calls/call.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import styles from './erasure.module.css';

/** Downloads everything as open files, after the password (tests: server: backup/both/takeout; journey: takeout). */
export function TakeoutScreen() {
  const status = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState('');

  const take = async (password: string) => {
    const { ticket } = await call('POST /api/takeout/ticket', { body: { password } });
    downloadFrom(`/api/takeout?ticket=${ticket}`);
    setOutcome(texts.started);
  };

  return (
    <Screen texts={texts} isClose className={styles.page}>
      <p ref={status} className={styles.outcome} role="status" tabIndex={-1}>
        {outcome}
      </p>
      <div className="stack-12">
        <p>{texts.formats}</p>
        <p>{texts.without}</p>
        <p>{texts.care}</p>
        <div>
          <Button variant="primary" onClick={() => setIsAsking(true)}>
            {texts.take}
          </Button>
        </div>
      </div>
      {isAsking && (
        <PasswordDialog
          title={texts.dialogTitle}
          about={texts.dialogAbout}
          action={{ text: texts.now, busy: texts.preparing }}
          act={take}
          onClosed={() => setIsAsking(false)}
          focusAfter={status}
        />
      )}
    </Screen>
  );
}
