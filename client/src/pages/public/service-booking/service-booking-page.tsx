import { serviceBooking } from '@dealership/shared';
import { serviceBookingTexts as kindTexts } from '@dealership/shared/texts/common/kinds/service-booking.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { serviceBookingTexts as texts } from '@dealership/shared/texts/public/pages/service-booking.ts';
import { saveInCalendar } from '../../../features/enquiries/calendar.ts';
import { BranchDateNote } from '../../../features/enquiries/branch-date-note.tsx';
import { Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { calendarGlyph } from '../parts/glyphs.ts';
import { PageLinks } from '../parts/page-links.tsx';
import { Steps, TickList } from '../parts/lists.tsx';

export function ServiceBookingPage() {
  const models = useModelChoices();
  return (
    <FormPage
      texts={texts}
      glyph={calendarGlyph}
      first="side"
      form={{
        definition: serviceBooking,
        texts: kindTexts,
        models,
        dateNote: BranchDateNote,
        saveDay: saveInCalendar,
      }}
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
    </FormPage>
  );
}
