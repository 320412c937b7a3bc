import { deskEnquiryTexts } from '@dealership/shared/messages/staff/desk-enquiry.ts';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './sheets.module.css';

interface SheetProps {
  title: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of the desk: on a phone it comes from below, under the thumb. */
export function Sheet({ title, onClosed, children }: SheetProps) {
  return (
    <Dialog
      title={title}
      closeLabel={deskEnquiryTexts.close}
      onClose={onClosed}
      className={styles.sheet}
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}
