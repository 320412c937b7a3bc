import type { DeskRow } from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/messages/staff/replies.ts';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { messageLink } from '../message-links.ts';
import type { MessageStep } from '../use-contact.ts';
import styles from './replies.module.css';

interface AllowedOfferProps {
  enquiry: DeskRow;
  step: MessageStep;
  onOpened: () => void;
}

/** The link that sends an offer which the server has allowed, and stored. */
export function AllowedOffer({ enquiry, step: { by, text = '' }, onOpened }: AllowedOfferProps) {
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => link.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={link} className={styles.reply}>
      <p role="status">{texts.allowed}</p>
      <p className={styles.script}>{text}</p>
      <ButtonLink
        variant="primary"
        href={messageLink(by, enquiry, text) ?? ''}
        {...(by === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={onOpened}
      >
        {texts.send(by)}
      </ButtonLink>
      <p>{texts.notSent}</p>
    </div>
  );
}
