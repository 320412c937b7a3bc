import { dealership, phoneOf } from '../../lib/page/dealership.ts';
import { telHref, whatsappLink } from '../../lib/page/contact-links.ts';
import { usePageSubject } from '../../lib/staff/whatsapp-words.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnquireLink } from './enquire-link.tsx';
import styles from './quick-contact-bar.module.css';

/** On phones, always within reach of the thumb: call, WhatsApp, enquire. */
export function QuickContactBar() {
  const { words = chromeTexts.whatsappGreeting(dealership().name) } = usePageSubject();
  return (
    <nav className={styles.bar} aria-label={chromeTexts.quickContact}>
      <a className={styles.way} href={telHref(phoneOf('sales'))}>
        <Icon name="phone" />
        {chromeTexts.call}
      </a>
      <a className={styles.way} {...whatsappLink(words)}>
        <Icon name="whatsapp" />
        {chromeTexts.whatsapp}
      </a>
      <EnquireLink className={styles.enquire}>
        <Icon name="message" />
        {chromeTexts.enquire}
      </EnquireLink>
    </nav>
  );
}
