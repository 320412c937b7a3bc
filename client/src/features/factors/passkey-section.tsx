import type { OwnFactors } from '@dealership/shared';
import { useRef, useState } from 'react';
import {
  passkeyListTexts as texts,
  securityTexts,
} from '@dealership/shared/texts/staff/people/security.ts';
import { canUsePasskeys, isAtNumber, makePasskey } from '../../lib/staff/passkeys.ts';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button } from '../../ui/button.tsx';
import sectionStyles from '../../ui/own-section.module.css';
import { OwnSection } from '../../ui/screens/own-section.tsx';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';
import type { AppDialogProps, AppSectionProps } from './app-section.tsx';
import { deviceName } from './device-name.ts';

type Passkey = OwnFactors['passkeys'][number];

interface PasskeySectionProps extends Omit<AppSectionProps, 'isOn'> {
  factors: OwnFactors;
}

export function PasskeySection({ factors, isLastNeeded, onAdded, onRemoved }: PasskeySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const { passkeys, passkey_host: host } = factors;
  const obstacle = passkeyObstacle(host);

  const remove = async (passkey: Passkey, password: string) => {
    const params = { id: String(passkey.id) };
    await call('POST /api/factors/passkeys/:id/remove', { params, body: { password } });
    await onRemoved();
    void showToast('success', texts.removed);
  };

  return (
    <OwnSection texts={texts} heading={heading}>
      {passkeys.length > 0 && (
        <ul className={sectionStyles.list} aria-label={texts.title}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={sectionStyles.name}>{passkey.name}</span>
              <span className={sectionStyles.times}>
                {texts.added(timeTexts.date(passkey.created_date))}
              </span>
              <span className={sectionStyles.times}>{usedText(passkey)}</span>
              {!isLastNeeded && (
                <Button
                  variant="quiet"
                  aria-label={texts.removeOf(passkey.name)}
                  onClick={() => setRemoved(passkey)}
                >
                  {securityTexts.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLastNeeded && <p className="hint">{securityTexts.lastOne}</p>}
      {obstacle === undefined ? (
        <div>
          <Button onClick={() => setIsAdding(true)}>{texts.add}</Button>
        </div>
      ) : (
        <p className={sectionStyles.obstacle}>{obstacle}</p>
      )}
      {isAdding && <AddPasskeyDialog onAdded={onAdded} onClosed={() => setIsAdding(false)} />}
      {removed && (
        <PasswordDialog
          title={texts.removeTitle}
          about={texts.removeAbout(removed.name)}
          action={{ text: securityTexts.remove, busy: securityTexts.removing }}
          act={(password) => remove(removed, password)}
          onClosed={() => setRemoved(undefined)}
          focusAfter={heading}
        />
      )}
    </OwnSection>
  );
}

function usedText({ last_used_date: day }: Passkey): string {
  return day === '' ? texts.unused : texts.lastUsed(timeTexts.date(day));
}

/**
 * Why no passkey can be made here, as a text; `undefined`: one can.
 * @param host the site's host for passkeys; `''`: none
 */
function passkeyObstacle(host: string): string | undefined {
  const { hostname } = window.location;
  if (host === '') return texts.off;
  if (host !== hostname) return texts.elsewhere(host, hostname);
  if (isAtNumber()) return texts.number;
  return canUsePasskeys() ? undefined : texts.unknown;
}

/** Longest name of a passkey that the server accepts. */
const LONGEST_NAME = 60;

function AddPasskeyDialog({ onAdded, onClosed }: Omit<AppDialogProps, 'isReplacing'>) {
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
      title={texts.add}
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
