import { dealership } from '../../lib/dealership.ts';
import { NOTICE_VERSION } from '@dealership/shared';
import { retentionPolicy } from '@dealership/shared/messages/common/retention-policy.ts';
import { privacyTexts as texts } from '@dealership/shared/messages/public/privacy-policy.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { retentionMonths } from '../../lib/retention.ts';
import { Link } from '../../ui/link.tsx';
import { Articles } from '../public/parts/articles.tsx';
import { lockGlyph } from '../public/parts/glyphs.ts';
import { PageHead } from '../public/parts/page-head.tsx';

export function PrivacyPolicyPage() {
  const kept = retentionPolicy(retentionMonths());
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={lockGlyph}>
        <ButtonLink href={`mailto:${dealership().email}`}>{texts.ask}</ButtonLink>
        <Link to="/optain" className={buttonClass('quiet')}>
          {texts.channels}
        </Link>
      </PageHead>
      <Articles
        articles={texts.articles({ ...dealership(), noticeVersion: NOTICE_VERSION, kept })}
      />
    </>
  );
}
