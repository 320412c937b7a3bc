import { amc } from '@dealership/shared';
import { amcTexts as kindTexts } from '@dealership/shared/messages/common/kinds/amc.ts';
import { useModelChoices } from '../../../features/catalogue/model-choices.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { amcTexts as texts } from '@dealership/shared/messages/public/amc.ts';
import { Columns, Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { spannerGlyph } from '../parts/glyphs.ts';
import { TickList } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './amc-page.module.css';

export function AmcPage() {
  const models = useModelChoices();
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={spannerGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading} text={texts.form.text}>
            <EnquiryForm definition={amc} texts={kindTexts} models={models} />
          </FormCard>
        }
      >
        <Section heading={texts.facts.heading}>
          <ul className={styles.facts}>
            {texts.facts.list.map(({ figure, text }) => (
              <li key={text}>
                <strong>{figure}</strong> <span>{text}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={texts.when.heading}>
          <p>{texts.when.text}</p>
        </Section>
        <Section heading={texts.who.heading}>
          <TickList items={texts.who.list} />
        </Section>
        <ContactCard desk="service" texts={texts.talk} />
      </Columns>
    </>
  );
}
