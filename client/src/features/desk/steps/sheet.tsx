import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { giveFocus } from '../common/give-focus.ts';
import styles from '../common/sheets.module.css';
import { useSettling } from '../common/use-settling.ts';

interface SheetProps {
  title: string;
  /** Another text whenever other buttons are shown. */
  shown?: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of the desk: on a phone it comes from below, under the thumb. */
export function Sheet({ title, shown = '', onClosed, children }: SheetProps) {
  const content = useSettling(shown);
  const [before] = useState(() => document.activeElement);
  // What was done may have taken it away without closing it, and the focus with it.
  useLayoutEffect(() => () => giveFocus(before), [before]);
  return (
    <Dialog
      title={title}
      closeLabel={deskEnquiryTexts.close}
      onClose={onClosed}
      className={styles.sheet}
    >
      <div
        ref={content}
        className={styles.content}
        // Who presses twice in the same place means the first.
        onClickCapture={(event) => {
          if (event.detail < 2) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </div>
    </Dialog>
  );
}
