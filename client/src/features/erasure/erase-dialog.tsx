import type { Erasure, ErasurePreview } from '@dealership/shared';
import { useState } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { erasureTexts } from '@dealership/shared/texts/staff/settings/erasure.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import styles from '../../ui/dialogs/admin-dialog.module.css';
import { useForm } from '../../ui/forms/use-form.ts';
import { isSamePerson, nameOf, wayOf } from './erasure-calls.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

interface EraseDialogProps {
  preview: ErasurePreview;
  erasePerson: () => Promise<Erasure>;
  onErased: (erasure: Erasure) => void;
  onClosed: () => void;
}

/** Asks for confirmation before a person is erased: the number or address has to be typed again. */
export function EraseDialog({ preview, erasePerson, onErased, onClosed }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const person = nameOf(preview);
  const form = useForm({
    fields: [],
    check: () => {
      if (isSamePerson(typed, preview)) return {};
      const isEmpty = typed.trim() === '';
      return { typed: isEmpty ? erasureTexts.retypeMissing(person) : erasureTexts.differs(person) };
    },
    act: async () => {
      const erasure = await erasePerson();
      form.close();
      onErased(erasure);
    },
    explain: (error) => {
      const isUncertain = error instanceof ApiError && error.code === 'unreachable';
      return [{}, isUncertain ? erasureTexts.uncertain : failureText(error)];
    },
  });

  return (
    <AdminDialog title={erasureTexts.confirmTitle} onClosed={onClosed}>
      <DialogForm form={form} action={{ text: erasureTexts.sure, busy: erasureTexts.erasing }}>
        <p className={styles.about}>{erasureTexts.confirm(preview.total, person)}</p>
        <InputField
          label={erasureTexts.retype[wayOf(preview)]}
          required
          error={form.problems.typed}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            form.setProblems({});
          }}
        />
      </DialogForm>
    </AdminDialog>
  );
}
