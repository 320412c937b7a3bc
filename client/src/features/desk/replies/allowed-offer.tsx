import type { DeskRow } from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { messageLink } from '../../../lib/staff/message-links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Allowed } from '../sending/use-contact.ts';
import styles from './replies.module.css';

interface AllowedOfferProps {
  enquiry: DeskRow;
  allowed: Allowed;
  onOpened: () => void;
}

/** The link that sends an offer which the server has allowed and stored. */
export function AllowedOffer({ enquiry, allowed, onOpened }: AllowedOfferProps) {
  const { until, language } = allowed;
  const { by, text = '' } = allowed.step;
  const id = useId();
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => link.current?.querySelector('a')?.focus(), []);
  const [isLate, setIsLate] = useState(() => Date.now() >= until);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div ref={link} className={styles.reply}>
      <p id={`${id}-allowed`}>{texts.allowed}</p>
      <p lang={language} className={styles.script}>
        {text}
      </p>
      <ButtonLink
        variant="primary"
        href={messageLink(by, enquiry.sent, text) ?? ''}
        aria-describedby={`${id}-allowed ${id}-undo`}
        {...(by === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={onOpened}
      >
        {texts.send(by)}
      </ButtonLink>
      <p id={`${id}-undo`} role="status">
        {isLate ? texts.notUndoable : texts.notSent}
      </p>
    </div>
  );
}
