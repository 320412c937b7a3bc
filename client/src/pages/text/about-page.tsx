import { dealership } from '../../lib/dealership.ts';
import { aboutTexts as texts } from '@dealership/shared/messages/public/about.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Columns, Section } from '../public/parts/columns.tsx';
import { ContactCard } from '../public/parts/contact-card.tsx';
import { hillsGlyph } from '../public/parts/glyphs.ts';
import { PageHead } from '../public/parts/page-head.tsx';
import { PageLinks } from '../public/parts/page-links.tsx';
import styles from './about-page.module.css';

export function AboutPage() {
  return (
    <>
      <PageHead
        kind={texts.kind}
        title={texts.title}
        lead={texts.lead(dealership().address)}
        glyph={hillsGlyph}
      >
        <Link to="/#enquire" className={buttonClass('primary')}>
          {texts.enquire}
        </Link>
        <Link to="/dealers/1" className={buttonClass('secondary')}>
          {texts.findUs}
        </Link>
      </PageHead>
      <Columns
        first="story"
        side={
          <>
            <dl className={styles.figures}>
              {texts.figures.map(({ figure, text }) => (
                <div key={figure}>
                  <dt>{figure}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <ContactCard desk="sales" texts={texts.next} />
          </>
        }
      >
        <Section heading={texts.history.heading}>
          <ol className={styles.history}>
            {texts.history.steps.map(({ year, title, text }) => (
              <li key={year}>
                <p className={styles.year}>{year}</p>
                <h3 className={styles.step}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section heading={texts.promises.heading}>
          <ul className={styles.promises}>
            {texts.promises.list.map(({ title, text }) => (
              <li key={title}>
                <h3 className={styles.step}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={texts.place.heading}>
          {texts.place.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
        <PageLinks links={[{ to: '/joy-club', ...texts.joyClub }]} />
      </Columns>
    </>
  );
}
