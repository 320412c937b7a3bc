import { useRef, useState } from 'react';
import {
  appTexts as texts,
  securityTexts,
} from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { OwnSection } from '../../ui/screens/own-section.tsx';
import styles from './factors.module.css';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { latePart } from '../../lib/browser/late.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { useMedia } from '../../ui/use-media.ts';
import { PasswordAgain } from '../../ui/dialogs/admin-password-again.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

export interface AppSectionProps {
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

const QrCode = latePart(async () => (await import('../../ui/pictures/qr-code.tsx')).QrCode);

export interface AppDialogProps {
  isReplacing: boolean;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClosed: () => void;
}

/** The server's data for a new authenticator app, until one of its codes is confirmed. */
type Enrolment = AnswerOf<NamedCalls['POST /api/factors/totp']>;

/** Sets up an authenticator app: the password, then the secret and a code of the app. */
function AppDialog({ isReplacing, onAdded, onClosed }: AppDialogProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['password'],
    act: async () => setEnrolment(await call('POST /api/factors/totp', { body: { password } })),
  });
  return (
    <AdminDialog title={isReplacing ? texts.replace : texts.addTitle} onClosed={onClosed}>
      {enrolment ? (
        <CodeForm enrolment={enrolment} onAdded={onAdded} />
      ) : (
        <DialogForm form={form} action={{ text: texts.next, busy: texts.nextBusy }}>
          <p className={dialogStyles.about}>{isReplacing ? texts.replaceAbout : texts.about}</p>
          <PasswordAgain value={password} onChange={setPassword} error={form.problems.password} />
        </DialogForm>
      )}
    </AdminDialog>
  );
}

interface CodeFormProps {
  enrolment: Enrolment;
  onAdded: AppDialogProps['onAdded'];
}

function CodeForm({ enrolment: { secret, uri, ticket }, onAdded }: CodeFormProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isOnPhone = useMedia('(pointer: coarse)');
  const form = useForm({
    fields: ['code'],
    check: () => (code.trim() === '' ? { code: texts.codeMissing } : {}),
    act: async () => {
      try {
        const body = { ticket, code };
        const { recovery_codes } = await call('POST /api/factors/totp/confirm', { body });
        form.close();
        onAdded(recovery_codes);
      } catch (error) {
        // The next input replaces the wrong one.
        input.current?.select();
        throw error;
      }
    },
  });
  return (
    <DialogForm form={form} action={{ text: texts.confirm, busy: texts.confirming }}>
      {/* Not the field: on a phone its keyboard would cover the code, which has to be scanned first. */}
      <p ref={focusNow} className={dialogStyles.about} tabIndex={-1}>
        {texts.scan}
      </p>
      <div className={styles.qrCode}>
        <QrCode text={uri} label={texts.codeImage} />
      </div>
      <p className={dialogStyles.about}>
        {texts.type} <span className={styles.secret}>{inFours(secret)}</span>
      </p>
      {isOnPhone && (
        <a className={buttonClass()} href={uri}>
          {texts.openApp}
        </a>
      )}
      <InputField
        label={texts.code}
        hint={texts.codeHint}
        required
        error={form.problems.code}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        value={code}
        onChange={setCode}
      />
    </DialogForm>
  );
}

/** Easier to type, one group at a time. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
