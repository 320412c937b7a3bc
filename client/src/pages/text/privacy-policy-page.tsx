import { localeOffers, pagePaths } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { pageText } from '../../lib/page/page-text.ts';
import { privacyTexts as texts } from '@dealership/shared/texts/public/pages/privacy-policy.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { NoticeLinks } from '../../ui/languages/notice-links.tsx';
import { Articles } from '../public/parts/articles.tsx';
import { lockGlyph } from '../public/parts/glyphs.ts';
import { PageHead } from '../public/parts/page-head.tsx';
import styles from './privacy-policy-page.module.css';

export function PrivacyPolicyPage() {
  const { title, lead, sections, notice } = pageText('privacy-policy');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={lockGlyph} notice={notice}>
        <ButtonLink href={`mailto:${dealership().email}`}>{texts.ask}</ButtonLink>
        <Link to="/optain" className={buttonClass('quiet')}>
          {texts.channels}
        </Link>
      </PageHead>
      {dealership().notices && (
        <div className={styles.languages}>
          {notice && (
            <Link className="tap" to={pagePaths['privacy-policy']}>
              {localeOffers[locale]}
            </Link>
          )}
          <NoticeLinks shown={notice?.lang} />
        </div>
      )}
      {sections.length > 0 && <Articles articles={sections} notice={notice} />}
    </>
  );
}
