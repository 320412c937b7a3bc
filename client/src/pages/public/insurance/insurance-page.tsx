import { insurance } from '@dealership/shared';
import { insuranceTexts as kindTexts } from '@dealership/shared/texts/common/kinds/insurance.ts';
import { pageText } from '../../../lib/page/page-text.ts';
import { insuranceTexts as texts } from '@dealership/shared/texts/public/pages/insurance.ts';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { iconPaths } from '../../../ui/icon.tsx';
import { WrittenSections } from '../parts/written-sections.tsx';

export function InsurancePage() {
  const { title, lead, sections } = pageText('insurance');
  return (
    <FormPage
      texts={{ ...texts, title, lead }}
      glyph={iconPaths.shield}
      first="story"
      form={{ definition: insurance, texts: kindTexts, models: [] }}
    >
      <WrittenSections sections={sections} />
      <ContactCard desk="sales" texts={texts.talk} />
    </FormPage>
  );
}
