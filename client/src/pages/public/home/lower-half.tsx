import { dealership } from '@dealership/shared';
import { mapHref, telHref } from '../../../lib/contact-links.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { chromeTexts } from '@dealership/shared/messages/public/chrome.ts';
import { homeLateTexts } from '@dealership/shared/messages/public/home-late.ts';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import { AreaPlan } from '../parts/area-plan.tsx';
import { ModelCarousel } from './model-carousel.tsx';
import styles from './lower-half.module.css';

/** The page below the form: nothing in it has to work before the phone is idle. */
export function LowerHalf() {
  return (
    <>
      <Welcome />
      <About />
      <Visit />
    </>
  );
}

/** What this place is, and the three doors that most visitors take. */
function Welcome() {
  const { heading, text, doors } = homeLateTexts.welcome;
  return (
    <section className={styles.welcome} aria-labelledby="welcome-heading">
      <div>
        <h2 id="welcome-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ul>
        {doors.map((door) => (
          <li key={door.to}>
            <Link to={door.to} className={styles.door}>
              <strong>{door.title}</strong>
              <span>{door.text}</span>
              <Icon name="down" size={24} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sells here and what stands on the floor. */
function About() {
  const texts = homeLateTexts.about;
  // Neither the models nor the plan below are painted by the build, which has not got their style.
  const isTakenOver = useHydrated();
  return (
    <section className={styles.about} aria-labelledby="about-heading">
      <div className={styles.inner}>
        <h2 id="about-heading" className={styles.heading}>
          {texts.heading}
        </h2>
        <div>
          <p className={styles.text}>{texts.text(dealership.address)}</p>
          <Link to="/about" className={buttonClass('secondary')}>
            {texts.more}
          </Link>
        </div>
        <div className={styles.models}>{isTakenOver && <ModelCarousel />}</div>
      </div>
    </section>
  );
}

/** Where the showroom is, when it is open, and whom to call. */
function Visit() {
  const texts = homeLateTexts.visit;
  const { address, contacts, email, openingHours } = dealership;
  const isTakenOver = useHydrated();
  return (
    <section className={styles.visit} aria-labelledby="visit-heading">
      <h2 id="visit-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <div className={styles.map}>{isTakenOver && <AreaPlan />}</div>
      <div className={styles.facts}>
        <div>
          <h3 className={styles.label}>{texts.address}</h3>
          <address className={styles.address}>
            <strong>{address.street}</strong>
            <span>
              {address.city}, {address.state} {address.pinCode}
            </span>
          </address>
          <ButtonLink href={mapHref()} target="_blank" rel="noopener">
            <Icon name="pin" />
            {texts.openMap}
          </ButtonLink>
        </div>
        <div>
          <h3 className={styles.label}>{texts.hours}</h3>
          <dl>
            {[openingHours.weekdays, openingHours.sunday].map((hours) => (
              <div key={hours.label} className={styles.row}>
                <dt>{hours.label}</dt>
                <dd>{texts.hoursFromTo(hours)}</dd>
              </div>
            ))}
          </dl>
          <OpenNow />
        </div>
        <div>
          <h3 className={styles.label}>{texts.contact}</h3>
          <ul>
            {contacts.map(({ label, phone }) => (
              <li key={phone}>
                <a
                  className={styles.row}
                  href={telHref(phone)}
                  aria-label={chromeTexts.callNumber(phone)}
                >
                  <span>{label}</span> {phone}
                </a>
              </li>
            ))}
            <li>
              <a className={styles.row} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
