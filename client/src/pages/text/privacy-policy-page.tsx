import { dealership } from '@dealership/shared';
import { privacyTexts as texts } from '@dealership/shared/messages/public/privacy-policy.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Articles } from '../public/parts/articles.tsx';
import { lockGlyph } from '../public/parts/glyphs.ts';
import { PageHead } from '../public/parts/page-head.tsx';

const articles = texts.articles(dealership);

export function PrivacyPolicyPage() {
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={lockGlyph}>
        <ButtonLink href={`mailto:${dealership.email}`}>{texts.ask}</ButtonLink>
        <Link to="/optain" className={buttonClass('quiet')}>
          {texts.channels}
        </Link>
      </PageHead>
      <Articles articles={articles} />
    </>
  );
}
