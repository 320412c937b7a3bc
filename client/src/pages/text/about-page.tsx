import { aboutTexts as texts } from '@dealership/shared/texts/public/pages/about.ts';
import { pageText } from '../../lib/page/page-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Columns } from '../public/parts/columns.tsx';
import { ContactCard } from '../public/parts/contact-card.tsx';
import { hillsGlyph } from '../public/parts/glyphs.ts';
import { PageHead } from '../public/parts/page-head.tsx';
import { PageLinks } from '../public/parts/page-links.tsx';
import { WrittenSections } from '../public/parts/written-sections.tsx';
import styles from './about-page.module.css';

export function AboutPage() {
  const { title, lead, sections } = pageText('about');
  const figures = sections.filter(({ look }) => look === 'figures');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={hillsGlyph}>
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
            {figures.length > 0 && (
              <div className={styles.figures}>
                <WrittenSections sections={figures} />
              </div>
            )}
            <ContactCard desk="sales" texts={texts.next} />
          </>
        }
      >
        <WrittenSections sections={sections.filter((section) => !figures.includes(section))} />
        <PageLinks links={[{ to: '/joy-club', ...texts.joyClub }]} />
      </Columns>
    </>
  );
}
