import { optIn } from '@dealership/shared';
import { optInTexts as kindTexts } from '@dealership/shared/texts/common/kinds/opt-in.ts';
import { StopForm } from '../../../features/consents/stop-form.tsx';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { optainTexts as texts } from '@dealership/shared/texts/public/pages/optain.ts';
import { Columns, Section } from '../parts/columns.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { speechGlyph } from '../parts/glyphs.ts';
import { Points } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageLinks } from '../parts/page-links.tsx';

export function OptainPage() {
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={speechGlyph} />
      <Columns
        first="side"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm definition={optIn} texts={kindTexts} models={[]} />
          </FormCard>
        }
      >
        <Section heading={texts.channels.heading}>
          <Points points={texts.channels.list} />
        </Section>
        <Section heading={texts.stop.heading} id="stop">
          <p>{texts.stop.text}</p>
          <StopForm />
        </Section>
        <Section heading={texts.change.heading}>
          {texts.change.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PageLinks links={[{ to: '/privacy-policy', ...texts.change.privacy }]} />
        </Section>
      </Columns>
    </>
  );
}
