import { useState } from 'react';
import { passkeyListTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { makePasskey } from '../../lib/staff/passkeys.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import styles from '../../ui/dialogs/admin-dialog.module.css';
import { deviceName } from './device-name.ts';
import { PasswordAgain } from '../../ui/dialogs/admin-password-again.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

interface AddPasskeyDialogProps {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClosed: () => void;
}

/** Longest name of a passkey that the server accepts. */
const LONGEST_NAME = 60;

/** Asks for the password, then has the device make a passkey. */
export function AddPasskeyDialog({ onAdded, onClosed }: AddPasskeyDialogProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['name', 'password'],
    check: () => (name.trim() === '' ? { name: texts.nameMissing } : {}),
    act: async () => {
      const { options } = await call('POST /api/factors/passkey-options', { body: { password } });
      const credential = await makePasskey(options);
      const body = { name, credential };
      const { recovery_codes } = await call('POST /api/factors/passkeys', { body });
      form.close();
      onAdded(recovery_codes);
    },
  });
  return (
    <AdminDialog title={texts.addTitle} onClosed={onClosed}>
      <DialogForm form={form} action={{ text: texts.add, busy: texts.adding }}>
        <p className={styles.about}>{texts.addAbout}</p>
        <InputField
          label={texts.name}
          hint={texts.nameHint}
          required
          error={form.problems.name}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={setName}
        />
        <PasswordAgain value={password} onChange={setPassword} error={form.problems.password} />
      </DialogForm>
    </AdminDialog>
  );
}
