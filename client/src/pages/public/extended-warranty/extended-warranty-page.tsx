import { warranty } from '@dealership/shared';
import { warrantyTexts as kindTexts } from '@dealership/shared/texts/common/kinds/warranty.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { extendedWarrantyTexts as texts } from '@dealership/shared/texts/public/pages/extended-warranty.ts';
import { PlanTable } from './plan-table.tsx';
import { motorcyclePlans, scooterPlans } from './plans.ts';
import { Columns, Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { shieldGlyph } from '../parts/glyphs.ts';
import { TickList } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function ExtendedWarrantyPage() {
  const models = useModelChoices();
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={shieldGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm definition={warranty} texts={kindTexts} models={models} />
          </FormCard>
        }
      >
        <PlanTable caption={texts.scooters} plans={scooterPlans} />
        <PlanTable caption={texts.motorcycles} plans={motorcyclePlans} />
        <Section heading={texts.ends.heading}>
          <p>{texts.ends.text}</p>
        </Section>
        <Section heading={texts.rules.heading}>
          <TickList items={texts.rules.list} />
        </Section>
        <ContactCard desk="service" texts={texts.talk} />
      </Columns>
    </>
  );
}
