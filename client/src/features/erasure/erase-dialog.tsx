import type { Erasure, ErasurePreview } from '@dealership/shared';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { erasureTexts } from '@dealership/shared/messages/staff/erasure.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/admin-dialog.tsx';
import styles from '../../ui/admin-dialog.module.css';
import { Field } from '../../ui/field.tsx';
import { isSamePerson, nameOf, wayOf } from './erasure-calls.ts';

interface EraseDialogProps {
  preview: ErasurePreview;
  erasePerson: () => Promise<Erasure>;
  onErased: (erasure: Erasure) => void;
  onClosed: () => void;
}

/** Asks before a person is erased: who does not type the number or address again erases nobody. */
export function EraseDialog({ preview, erasePerson, onErased, onClosed }: EraseDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const person = nameOf(preview);

  const erase = async () => {
    setFailure('');
    if (!isSamePerson(typed, preview)) {
      const isEmpty = typed.trim() === '';
      setProblem(isEmpty ? erasureTexts.retypeMissing(person) : erasureTexts.differs(person));
      focusFirstProblem(form.current);
      return;
    }
    setIsBusy(true);
    try {
      const erasure = await erasePerson();
      closeDialogAround(form.current);
      onErased(erasure);
    } catch (error) {
      const isUncertain = error instanceof ApiError && error.code === 'unreachable';
      setFailure(isUncertain ? erasureTexts.uncertain : failureText(error));
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void erase();
  };

  return (
    <AdminDialog title={erasureTexts.confirmTitle} onClosed={onClosed}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p className={styles.about}>{erasureTexts.confirm(preview.total, person)}</p>
        <Field label={erasureTexts.retype[wayOf(preview)]} required error={problem}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={{ text: erasureTexts.sure, busy: erasureTexts.erasing }}
          onCancel={() => closeDialogAround(form.current)}
        />
      </form>
    </AdminDialog>
  );
}
