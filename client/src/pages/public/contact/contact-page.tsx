import { contact } from '@dealership/shared';
import { dealership } from '../../../lib/page/dealership.ts';
import { contactTexts as kindTexts } from '@dealership/shared/texts/common/kinds/contact.ts';
import { mapLink, telHref, whatsappLink } from '../../../lib/page/contact-links.ts';
import { contactPageTexts as texts } from '@dealership/shared/texts/public/pages/contact.ts';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Icon, iconPaths } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { OpenNow } from '../../../ui/open-now.tsx';
import { AreaPlan } from '../parts/area-plan.tsx';
import { Section } from '../parts/columns.tsx';
import { FormPage } from '../parts/form-page.tsx';
import styles from './contact-page.module.css';

export function ContactPage() {
  const { address, email, phones, name, week } = dealership();
  return (
    <FormPage
      texts={texts}
      glyph={iconPaths.phone}
      first="side"
      form={{ definition: contact, texts: kindTexts, models: [] }}
    >
      <Section heading={texts.numbers.heading}>
        <ul className={styles.numbers}>
          {phones.map(({ label, phone }) => (
            <li key={label + phone}>
              <span className="hint">{label}</span>
              <a className="tap bare" href={telHref(phone)}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={texts.mail.heading}>
        <p>{texts.mail.text}</p>
        <div className={styles.actions}>
          <ButtonLink variant="quiet" href={`mailto:${email}`}>
            {email}
          </ButtonLink>
          <ButtonLink {...whatsappLink(texts.mail.greeting(name))}>
            <Icon name="whatsapp" />
            {texts.mail.whatsapp}
          </ButtonLink>
        </div>
      </Section>
      <Section heading={texts.visit.heading}>
        <address className={styles.address}>
          <strong>{address.street}</strong>
          <br />
          {address.city}, {address.state} {address.pinCode}
        </address>
        <div className={styles.hours}>
          <dl>
            {week.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <OpenNow />
        </div>
        <AreaPlan />
        <div className={styles.actions}>
          <ButtonLink {...mapLink()}>
            <Icon name="pin" />
            {texts.visit.openMap}
          </ButtonLink>
          <Link to="/dealers/1" className={buttonClass('quiet')}>
            {texts.visit.more}
          </Link>
        </div>
      </Section>
    </FormPage>
  );
}
