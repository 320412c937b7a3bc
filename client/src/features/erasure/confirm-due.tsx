import type { RetentionSetting } from '@dealership/shared';
import { retentionTexts as texts } from '@dealership/shared/texts/staff/settings/retention.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { PasswordDialog } from '../../ui/dialogs/admin-password-dialog.tsx';
import { eraseDue, totalOf } from './retention-calls.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

interface ConfirmDueProps {
  /** The retention that the owner has checked. */
  setting: RetentionSetting;
  onErased: (outcome: string) => void;
  onClosed: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** The owner's permission to erase what is due; today's date is required, to check the server's clock. */
export function ConfirmDue({ setting, onErased, onClosed, focusAfter }: ConfirmDueProps) {
  const [day, setDay] = useState('');
  const [sofar, setSofar] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const act = async (password: string) => {
    let gone = 0;
    const onProgress = (total: number) => {
      gone = total;
      setSofar(total);
    };
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    try {
      const { months } = setting;
      onErased(texts.deleted(await eraseDue({ day, months, password }, { signal, onProgress })));
    } catch (error) {
      // If the first part was refused, the dialog shows why.
      if (gone === 0 && !changedMeanwhile(error)) throw error;
      onErased([gone > 0 ? texts.brokenOff(gone) : '', failureText(error)].join(' ').trim());
    }
  };

  return (
    <PasswordDialog
      title={texts.confirmTitle}
      about={texts.confirmText(totalOf(setting.expired))}
      action={{ text: texts.confirmNow, busy: texts.deleting(sofar) }}
      fields={['day']}
      act={act}
      onClosed={onClosed}
      focusAfter={focusAfter}
    >
      {(problems) => (
        <InputField
          label={texts.today}
          required
          error={problems.day}
          type="date"
          value={day}
          onChange={setDay}
        />
      )}
    </PasswordDialog>
  );
}
