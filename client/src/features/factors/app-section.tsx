import { useRef, useState } from 'react';
import {
  appTexts as texts,
  securityTexts,
} from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { AppDialog } from './app-dialog.tsx';
import { OwnSection } from '../../ui/screens/own-section.tsx';
import styles from './factors.module.css';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';

interface AppSectionProps {
  isOn: boolean;
  /** Whether it is the last second factor, which cannot be removed. */
  isLastNeeded: boolean;
  /** @param recoveryCodes the codes made with it */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => Promise<void>;
}

export function AppSection({ isOn, isLastNeeded, onAdded, onRemoved }: AppSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<'setup' | 'removal'>();
  const close = () => setOpen(undefined);

  const remove = async (password: string) => {
    await call('POST /api/factors/totp/remove', { body: { password } });
    await onRemoved();
    void showToast('success', texts.removed);
  };

  return (
    <OwnSection texts={texts} heading={heading}>
      <p>{isOn ? texts.on : texts.off}</p>
      {isLastNeeded && <p className="hint">{securityTexts.lastOne}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => setOpen('setup')}>{isOn ? texts.replace : texts.add}</Button>
        {isOn && !isLastNeeded && (
          <Button variant="quiet" aria-label={texts.removeName} onClick={() => setOpen('removal')}>
            {securityTexts.remove}
          </Button>
        )}
      </div>
      {open === 'setup' && <AppDialog isReplacing={isOn} onAdded={onAdded} onClosed={close} />}
      {open === 'removal' && (
        <PasswordDialog
          title={texts.removeTitle}
          about={texts.removeAbout}
          action={{ text: securityTexts.remove, busy: securityTexts.removing }}
          act={remove}
          onClosed={close}
          focusAfter={heading}
        />
      )}
    </OwnSection>
  );
}
