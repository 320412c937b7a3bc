import { insurance } from '@dealership/shared';
import { insuranceTexts as kindTexts } from '@dealership/shared/texts/common/kinds/insurance.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { pageText } from '../../../lib/page/page-text.ts';
import { insuranceTexts as texts } from '@dealership/shared/texts/public/pages/insurance.ts';
import { Columns } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { shieldGlyph } from '../parts/glyphs.ts';
import { PageHead } from '../parts/page-head.tsx';
import { WrittenSections } from '../parts/written-sections.tsx';

export function InsurancePage() {
  const { title, lead, sections } = pageText('insurance');
  return (
    <>
      <PageHead kind={texts.kind} title={title} lead={lead} glyph={shieldGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading}>
            <EnquiryForm definition={insurance} texts={kindTexts} models={[]} />
          </FormCard>
        }
      >
        <WrittenSections sections={sections} />
        <ContactCard desk="sales" texts={texts.talk} />
      </Columns>
    </>
  );
}
