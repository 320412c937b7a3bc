import { amc } from '@dealership/shared';
import { amcTexts as kindTexts } from '@dealership/shared/texts/common/kinds/amc.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { pageText } from '../../../lib/page/page-text.ts';
import { amcTexts as texts } from '@dealership/shared/texts/public/pages/amc.ts';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { spannerGlyph } from '../parts/glyphs.ts';
import { WrittenSections } from '../parts/written-sections.tsx';

export function AmcPage() {
  const models = useModelChoices();
  const { title, lead, sections } = pageText('amc');
  return (
    <FormPage
      texts={{ ...texts, title, lead }}
      glyph={spannerGlyph}
      first="story"
      form={{ definition: amc, texts: kindTexts, models }}
    >
      <WrittenSections sections={sections} />
      <ContactCard desk="service" texts={texts.talk} />
    </FormPage>
  );
}
