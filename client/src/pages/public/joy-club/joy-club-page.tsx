import { joyClub } from '@dealership/shared';
import { joyClubTexts as kindTexts } from '@dealership/shared/texts/common/kinds/joy-club.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { joyClubTexts as texts } from '@dealership/shared/texts/public/pages/joy-club.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { pageText } from '../../../lib/page/page-text.ts';
import { Film } from './film.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { starGlyph } from '../parts/glyphs.ts';
import { PageHead } from '../parts/page-head.tsx';
import { WrittenSections } from '../parts/written-sections.tsx';

export function JoyClubPage() {
  const { title, lead, sections } = pageText('joy-club');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={starGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm definition={joyClub} texts={kindTexts} models={[]} />
          </FormCard>
        }
      >
        {dealership().film !== '' && (
          <Section heading={texts.video.heading}>
            <Film />
          </Section>
        )}
        <WrittenSections sections={sections} />
      </Columns>
    </>
  );
}
