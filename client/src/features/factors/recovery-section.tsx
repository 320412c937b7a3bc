import { useState } from 'react';
import { recoveryTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { Button } from '../../ui/button.tsx';
import { OwnSection } from '../../ui/screens/own-section.tsx';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';

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
