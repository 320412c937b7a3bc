import { deskEnquiryTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { giveFocus } from '../common/give-focus.ts';
import styles from '../common/sheets.module.css';
import { useSettling } from '../common/use-settling.ts';

interface SheetProps {
  title: string;
  /** Changes whenever other buttons are shown. */
  shown?: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of the desk: on a phone it opens from below, within reach of the thumb. */
export function Sheet({ title, shown = '', onClosed, children }: SheetProps) {
  const content = useSettling(shown);
  const [before] = useState(() => document.activeElement);
  // The step may have removed the sheet without closing it, and the focus with it.
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
        // A second tap in the same place is not meant for the new buttons.
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
