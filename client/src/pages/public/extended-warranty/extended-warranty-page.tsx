import { warranty } from '@dealership/shared';
import { warrantyTexts as kindTexts } from '@dealership/shared/texts/common/kinds/warranty.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { extendedWarrantyTexts as texts } from '@dealership/shared/texts/public/pages/extended-warranty.ts';
import { motorcyclePlans, PlanTable, scooterPlans } from './plan-table.tsx';
import { Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { iconPaths } from '../../../ui/icon.tsx';
import { TickList } from '../parts/lists.tsx';

export function ExtendedWarrantyPage() {
  const models = useModelChoices();
  return (
    <FormPage
      texts={texts}
      glyph={iconPaths.shield}
      first="story"
      form={{ definition: warranty, texts: kindTexts, models }}
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
    </FormPage>
  );
}
