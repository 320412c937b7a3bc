import { joyClub } from '@dealership/shared';
import { joyClubTexts as kindTexts } from '@dealership/shared/messages/common/kinds/joy-club.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { joyClubTexts as texts } from '@dealership/shared/messages/public/joy-club.ts';
import { dealership } from '../../../lib/dealership.ts';
import { Film } from './film.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { starGlyph } from '../parts/glyphs.ts';
import { Points } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function JoyClubPage() {
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={starGlyph} />
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
        <Section heading={texts.gains.heading}>
          <Points points={texts.gains.list} />
        </Section>
      </Columns>
    </>
  );
}
