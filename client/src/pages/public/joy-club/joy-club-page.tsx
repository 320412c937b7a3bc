import { joyClub } from '@dealership/shared';
import { joyClubTexts as kindTexts } from '@dealership/shared/texts/common/kinds/joy-club.ts';
import { joyClubTexts as texts } from '@dealership/shared/texts/public/pages/joy-club.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { pageText } from '../../../lib/page/page-text.ts';
import { Film } from './film.tsx';
import { Section } from '../parts/columns.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { starGlyph } from '../parts/glyphs.ts';
import { WrittenSections } from '../parts/written-sections.tsx';

export function JoyClubPage() {
  const { title, lead, sections } = pageText('joy-club');
  return (
    <FormPage
      texts={{ ...texts, title, lead }}
      glyph={starGlyph}
      first="story"
      form={{ definition: joyClub, texts: kindTexts, models: [] }}
    >
      {dealership().film !== '' && (
        <Section heading={texts.video.heading}>
          <Film />
        </Section>
      )}
      <WrittenSections sections={sections} />
    </FormPage>
  );
}
