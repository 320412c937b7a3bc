import { amc } from '@dealership/shared';
import { amcTexts as kindTexts } from '@dealership/shared/texts/common/kinds/amc.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { pageText } from '../../../lib/page/page-text.ts';
import { amcTexts as texts } from '@dealership/shared/texts/public/pages/amc.ts';
import { Columns } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { spannerGlyph } from '../parts/glyphs.ts';
import { PageHead } from '../parts/page-head.tsx';
import { WrittenSections } from '../parts/written-sections.tsx';

export function AmcPage() {
  const models = useModelChoices();
  const { title, lead, sections } = pageText('amc');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={spannerGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm definition={amc} texts={kindTexts} models={models} />
          </FormCard>
        }
      >
        <WrittenSections sections={sections} />
        <ContactCard desk="service" texts={texts.talk} />
      </Columns>
    </>
  );
}
