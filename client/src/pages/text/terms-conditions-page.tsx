import { pageText } from '../../lib/page/page-text.ts';
import { termsTexts as texts } from '@dealership/shared/texts/public/pages/terms-conditions.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Articles } from '../public/parts/articles.tsx';
import { iconPaths } from '../../ui/icon.tsx';
import { PageHead } from '../public/parts/page-head.tsx';

export function TermsConditionsPage() {
  const { title, lead, sections } = pageText('terms-conditions');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={iconPaths.file}>
        <Link to="/contact" className={buttonClass('secondary')}>
          {texts.contact}
        </Link>
      </PageHead>
      {sections.length > 0 && <Articles articles={sections} />}
    </>
  );
}
