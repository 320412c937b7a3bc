import { optIn } from '@dealership/shared';
import { optInTexts as kindTexts } from '@dealership/shared/texts/common/kinds/opt-in.ts';
import { StopForm } from '../../../features/consents/stop-form.tsx';
import { optainTexts as texts } from '@dealership/shared/texts/public/pages/optain.ts';
import { Section } from '../parts/columns.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { iconPaths } from '../../../ui/icon.tsx';
import { Points } from '../parts/lists.tsx';
import { PageLinks } from '../parts/page-links.tsx';

export function OptainPage() {
  return (
    <FormPage
      texts={texts}
      glyph={iconPaths.message}
      first="side"
      form={{ definition: optIn, texts: kindTexts, models: [] }}
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
    </FormPage>
  );
}
