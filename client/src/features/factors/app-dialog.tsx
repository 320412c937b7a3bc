import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { useEffect, useRef, useState } from 'react';
import { appTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { latePart } from '../../lib/browser/late.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { buttonClass } from '../../ui/button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './factors.module.css';
import { PasswordAgain } from '../../ui/dialogs/admin-password-again.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

const QrCode = latePart(async () => (await import('../../ui/pictures/qr-code.tsx')).QrCode);

interface AppDialogProps {
  isReplacing: boolean;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClosed: () => void;
}

/** The server's data for an app, until a code of it is confirmed. */
type Enrolment = AnswerOf<NamedCalls['POST /api/factors/totp']>;

/** Sets up an authenticator app: the password, then the secret and a code of the app. */
export function AppDialog({ isReplacing, onAdded, onClosed }: AppDialogProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  return (
    <AdminDialog title={isReplacing ? texts.replaceTitle : texts.addTitle} onClosed={onClosed}>
      {enrolment ? (
        <CodeForm enrolment={enrolment} onAdded={onAdded} />
      ) : (
        <PasswordForm isReplacing={isReplacing} onEnrolment={setEnrolment} />
      )}
    </AdminDialog>
  );
}

interface PasswordFormProps {
  isReplacing: boolean;
  onEnrolment: (enrolment: Enrolment) => void;
}

function PasswordForm({ isReplacing, onEnrolment }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['password'],
    act: async () => onEnrolment(await call('POST /api/factors/totp', { body: { password } })),
  });
  return (
    <DialogForm form={form} action={{ text: texts.next, busy: texts.nextBusy }}>
      <p className={dialogStyles.about}>{isReplacing ? texts.replaceAbout : texts.about}</p>
      <PasswordAgain value={password} onChange={setPassword} error={form.problems.password} />
    </DialogForm>
  );
}

interface CodeFormProps {
  enrolment: Enrolment;
  onAdded: AppDialogProps['onAdded'];
}

function CodeForm({ enrolment: { secret, uri, ticket }, onAdded }: CodeFormProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLParagraphElement>(null);
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
  // Not the field: on a phone its keyboard would cover the code, which has to be scanned first.
  useEffect(() => start.current?.focus(), []);
  return (
    <DialogForm form={form} action={{ text: texts.confirm, busy: texts.confirming }}>
      <p ref={start} className={dialogStyles.about} tabIndex={-1}>
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
