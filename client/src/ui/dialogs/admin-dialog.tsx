import type { ReactNode } from 'react';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { Button, type ButtonVariant } from '../button.tsx';
import { Failure } from '../failure.tsx';
import type { useForm } from '../forms/use-form.ts';
import { Dialog } from './dialog.tsx';
import styles from './admin-dialog.module.css';

export interface AdminDialogProps {
  title: string;
  /** Called after every way of closing it. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of the back office; its content closes it with `closeDialogAround`. */
export function AdminDialog({ title, onClosed, children }: AdminDialogProps) {
  return (
    <Dialog
      title={title}
      closeLabel={dialogTexts.close}
      onClose={onClosed}
      className={styles.dialog}
    >
      {children}
    </Dialog>
  );
}

export interface DialogFootProps {
  /** Why the action failed, announced when it appears. */
  failure: string;
  isBusy: boolean;
  action: { text: string; busy: string; variant?: ButtonVariant };
  /** Without it the button submits the form around it. */
  onAction?: () => void;
  /** Without it Cancel closes the dialog around. */
  onCancel?: (() => void) | undefined;
}

/** The end of a dialog, always in sight: an error, the action's button, and Cancel. */
export function DialogFoot({ failure, isBusy, action, onAction, onCancel }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <Failure>{failure}</Failure>
      <div className={styles.buttons}>
        <Button
          type={onAction ? 'button' : 'submit'}
          variant={action.variant ?? 'primary'}
          busy={isBusy}
          {...(onAction && { onClick: onAction })}
        >
          {isBusy ? action.busy : action.text}
        </Button>
        <Button onClick={onCancel ?? (({ currentTarget }) => closeDialogAround(currentTarget))}>
          {dialogTexts.cancel}
        </Button>
      </div>
    </div>
  );
}

interface DialogFormProps extends Pick<DialogFootProps, 'onCancel'> {
  form: Pick<ReturnType<typeof useForm>, 'form' | 'isBusy' | 'waiting' | 'failure' | 'onSubmit'>;
  /** By default Save. */
  action?: DialogFootProps['action'];
  children: ReactNode;
}

const saving = { text: dialogTexts.save, busy: dialogTexts.saving };

/** The form of a dialog: its fields, and the end of the dialog, whose button submits it. */
export function DialogForm({ form, action = saving, onCancel, children }: DialogFormProps) {
  const { form: ref, isBusy, waiting, failure, onSubmit } = form;
  return (
    <form ref={ref} className="stack-12" noValidate onSubmit={onSubmit}>
      {children}
      <DialogFoot
        failure={failure}
        isBusy={isBusy || waiting !== undefined}
        action={{ ...action, busy: waiting ?? action.busy }}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Closes a dialog from inside; unlike removing it from the page, that gives the focus back. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}

/** A `ref`: a dialog focuses the element with this attribute when it opens; React does not render it. */
export function focusFirst(control: HTMLInputElement | null): void {
  control?.setAttribute('autofocus', '');
}
