import { useState } from 'react';
import { passkeyListTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { makePasskey } from '../../lib/staff/passkeys.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import styles from '../../ui/dialogs/admin-dialog.module.css';
import { Field } from '../../ui/forms/field.tsx';
import { deviceName } from './device-name.ts';
import { PasswordAgain } from '../../ui/dialogs/admin-password-again.tsx';
import { useDialogForm } from '../../ui/forms/use-dialog-form.ts';

interface AddPasskeyDialogProps {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClosed: () => void;
}

/** Longest name of a passkey that the server takes. */
const LONGEST_NAME = 60;

/** Asks for the password, then has the device make a passkey. */
export function AddPasskeyDialog({ onAdded, onClosed }: AddPasskeyDialogProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['name', 'password'],
    check: () => (name.trim() === '' ? { name: texts.nameMissing } : {}),
    act: async () => {
      const { options } = await call('POST /api/factors/passkey-options', { body: { password } });
      const credential = await makePasskey(options);
      const body = { name, credential };
      const { recovery_codes } = await call('POST /api/factors/passkeys', { body });
      closeDialogAround(form.current);
      onAdded(recovery_codes);
    },
  });
  return (
    <AdminDialog title={texts.addTitle} onClosed={onClosed}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.about}>{texts.addAbout}</p>
        <Field label={texts.name} hint={texts.nameHint} required error={problems.name}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={LONGEST_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <PasswordAgain value={password} onChange={setPassword} error={problems.password} />
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={{ text: texts.add, busy: texts.adding }}
          onCancel={() => closeDialogAround(form.current)}
        />
      </form>
    </AdminDialog>
  );
}
