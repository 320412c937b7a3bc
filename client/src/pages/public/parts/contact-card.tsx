import { dealership, phoneOf } from '../../../lib/page/dealership.ts';
import { telHref, whatsappLink } from '../../../lib/page/contact-links.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { contactTexts } from '@dealership/shared/texts/public/contact-card.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import styles from './contact-card.module.css';

interface ContactCardProps {
  desk: 'sales' | 'service';
  texts: {
    heading: string;
    text: string;
    /** The first words of a WhatsApp message to a dealership of this name. */
    message: (name: string) => string;
  };
}

/** For visitors who would rather talk: a number, WhatsApp, e-mail, and whether the showroom is open now. */
export function ContactCard({ desk, texts: { heading, text, message } }: ContactCardProps) {
  const phone = phoneOf(desk);
  return (
    <aside className={styles.card} aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.phone}>
        <a className="tap bare" href={telHref(phone)} aria-label={chromeTexts.callNumber(phone)}>
          {phone}
        </a>
      </p>
      <div className={styles.ways}>
        <a className="tap" {...whatsappLink(message(dealership().name))}>
          <Icon name="whatsapp" />
          {chromeTexts.whatsapp}
        </a>
        <a className="tap" href={`mailto:${dealership().email}`}>
          <Icon name="mail" />
          {contactTexts.mail}
        </a>
      </div>
      <div data-open-now>
        <OpenNow />
      </div>
    </aside>
  );
}
