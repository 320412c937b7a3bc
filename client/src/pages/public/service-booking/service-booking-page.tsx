import { serviceBooking } from '@dealership/shared';
import { serviceBookingTexts as kindTexts } from '@dealership/shared/texts/common/kinds/service-booking.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { serviceBookingTexts as texts } from '@dealership/shared/texts/public/pages/service-booking.ts';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { Columns, Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { calendarGlyph } from '../parts/glyphs.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { Steps, TickList } from '../parts/lists.tsx';

export function ServiceBookingPage() {
  const models = useModelChoices();
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={calendarGlyph} />
      <Columns
        first="side"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm
              definition={serviceBooking}
              texts={kindTexts}
              models={models}
              dateNote={ChosenTimeNote}
            />
          </FormCard>
        }
      >
        <Section heading={texts.steps.heading}>
          <Steps steps={texts.steps.list} />
        </Section>
        <Section heading={texts.bring.heading}>
          <TickList items={texts.bring.list} />
        </Section>
        <ContactCard desk="service" texts={texts.talk} />
        <Section heading={texts.more.heading}>
          <PageLinks
            links={[
              { to: '/amc', ...texts.more.amc },
              { to: '/extendedWarranty', ...texts.more.warranty },
            ]}
          />
        </Section>
      </Columns>
    </>
  );
}
