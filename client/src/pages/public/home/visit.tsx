import { lazy, Suspense } from 'react';
import { dealership, desks } from '../../../lib/page/dealership.ts';
import { mapLink, telHref } from '../../../lib/page/contact-links.ts';
import { fetchLate } from '../../../lib/browser/late.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import styles from './sections.module.css';

// Far below the first screen: its style is not in the document.
const AreaPlan = lazy(async () => {
  const load = async () => (await import('../parts/area-plan.tsx')).AreaPlan;
  // Without the drawing, the page still says where the dealership is.
  return { default: await fetchLate(load).catch(() => () => null) };
});

export function Visit() {
  const texts = homeLateTexts.visit;
  const { address, areaPlan, email, phones, week } = dealership();
  const shown = phones.filter(({ department }) => desks.includes(department));
  const isTakenOver = useHydrated();
  return (
    <section className={styles.visit} aria-labelledby="visit-heading">
      <h2 id="visit-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      {areaPlan && (
        <div className={styles.map}>
          <Suspense>{isTakenOver && <AreaPlan />}</Suspense>
        </div>
      )}
      <div className={styles.details}>
        <div>
          <h3 className={styles.label}>{texts.address}</h3>
          <address className={styles.address}>
            <strong>{address.street}</strong>
            <span>
              {address.city}, {address.state} {address.pinCode}
            </span>
          </address>
          <ButtonLink {...mapLink()}>
            <Icon name="pin" />
            {texts.openMap}
          </ButtonLink>
        </div>
        <div>
          <h3 className={styles.label}>{texts.hours}</h3>
          <dl>
            {week.map(({ days, times }) => (
              <div key={days} className={styles.row}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <OpenNow />
        </div>
        <div>
          <h3 className={styles.label}>{texts.contact}</h3>
          <ul>
            {shown.map(({ label, phone }) => (
              <li key={label + phone}>
                <a className={styles.row} href={telHref(phone)}>
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
