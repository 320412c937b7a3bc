import { useEffect, useRef } from 'react';
import { formTexts } from '../../texts/forms.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './enquiry-form.module.css';

export interface AcceptedProps {
  text: string;
  reference: string;
  onReopen: () => void;
}

/** What has arrived. It comes with the code that sends, before anything is sent. */
export function Accepted({ text, reference, onReopen }: AcceptedProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus is out of sight now.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.accepted}>
      <span className={styles.tick}>
        <Icon name="check" size={32} />
      </span>
      <p className={styles.acceptedText}>{text}</p>
      <dl>
        <dt>{formTexts.reference}</dt>
        <dd className={styles.reference}>{reference}</dd>
      </dl>
      <p className={styles.hint}>{formTexts.referenceHint}</p>
      <Button onClick={onReopen}>{formTexts.sendAnother}</Button>
    </div>
  );
}
