import { dealership } from '@dealership/shared';
import { mapHref } from '../../../lib/contact-links.ts';
import { homeTexts } from '../../../texts/home.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './visit.module.css';

const texts = homeTexts.visit;
const { address, openingHours, email } = dealership;

/** Where the showroom is and when it is open. */
export function Visit() {
  return (
    <section className={styles.visit} aria-labelledby="visit-heading">
      <h2 id="visit-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <div className={styles.place}>
        <h3 className={styles.label}>{texts.address}</h3>
        <address className={styles.address}>
          <span className={styles.street}>{address.street}</span>
          <span>
            {address.city}, {address.state} {address.pinCode}
          </span>
        </address>
        <div className={styles.actions}>
          <ButtonLink href={mapHref()} target="_blank" rel="noopener">
            <Icon name="pin" />
            {texts.openMap}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`mailto:${email}`}>
            {email}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.hours}>
        <h3 className={styles.label}>{texts.hours}</h3>
        <dl>
          {[openingHours.weekdays, openingHours.sunday].map((hours) => (
            <div key={hours.label} className={styles.days}>
              <dt>{hours.label}</dt>
              <dd>{texts.hoursFromTo(hours)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
