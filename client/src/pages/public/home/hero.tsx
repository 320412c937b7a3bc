import { dealership } from '@dealership/shared';
import { telHref, whatsappHref } from '../../../lib/contact-links.ts';
import { chromeTexts } from '../../../texts/chrome.ts';
import { homeTexts } from '../../../texts/home.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Wheel } from './wheel.tsx';
import styles from './hero.module.css';

const phone = dealership.contacts[0].phone;

/** Who we are, and the three ways to reach us. On phones those are in the bar under the thumb. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <Wheel className={styles.wheel} />
        <p className={styles.place}>{homeTexts.place(dealership.address)}</p>
        <h1 className={styles.heading}>
          {homeTexts.headingLines(dealership.address).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.welcome}>{homeTexts.welcome(dealership.city)}</p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" href="#enquire">
            {homeTexts.enquire}
          </ButtonLink>
          <ButtonLink href={telHref(phone)}>
            <Icon name="phone" />
            {chromeTexts.callNumber(phone)}
          </ButtonLink>
          <ButtonLink
            href={whatsappHref(chromeTexts.whatsappGreeting(dealership.name))}
            target="_blank"
            rel="noopener"
          >
            <Icon name="whatsapp" />
            {chromeTexts.whatsapp}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
