import { useState } from 'react';
import { passkeyListTexts as texts } from '@dealership/shared/texts/staff/people/security.ts';
import { call } from '../../lib/calls/call.ts';
import { makePasskey } from '../../lib/staff/passkeys.ts';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import { deviceName } from './device-name.ts';

interface AddPasskeyDialogProps {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClosed: () => void;
}

/** Longest name of a passkey that the server accepts. */
const LONGEST_NAME = 60;

/** Asks for the password, then has the device make a passkey. */
export function AddPasskeyDialog({ onAdded, onClosed }: AddPasskeyDialogProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const add = async (password: string) => {
    const { options } = await call('POST /api/factors/passkey-options', { body: { password } });
    const credential = await makePasskey(options);
    const body = { name, credential };
    const { recovery_codes } = await call('POST /api/factors/passkeys', { body });
    onAdded(recovery_codes);
  };
  return (
    <PasswordDialog
      title={texts.addTitle}
      about={texts.addAbout}
      action={{ text: texts.add, busy: texts.adding }}
      fields={['name']}
      check={() => (name.trim() === '' ? { name: texts.nameMissing } : {})}
      act={add}
      onClosed={onClosed}
    >
      {(problems) => (
        <InputField
          label={texts.name}
          hint={texts.nameHint}
          required
          error={problems.name}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={setName}
        />
      )}
    </PasswordDialog>
  );
}
