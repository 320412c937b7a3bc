import { insurance } from '@dealership/shared';
import { insuranceTexts as kindTexts } from '@dealership/shared/messages/common/kinds/insurance.ts';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { insuranceTexts as texts } from '@dealership/shared/messages/public/insurance.ts';
import { Columns, Section } from '../parts/columns.tsx';
import { ContactCard } from '../parts/contact-card.tsx';
import { FormCard } from '../parts/form-card.tsx';
import { shieldGlyph } from '../parts/glyphs.ts';
import { Points, TickList } from '../parts/lists.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './insurance-page.module.css';

export function InsurancePage() {
  const { penalty } = texts.law;
  return (
    <>
      <PageHead kind={texts.kind} title={texts.title} lead={texts.lead} glyph={shieldGlyph} />
      <Columns
        first="story"
        side={
          <FormCard heading={texts.form.heading}>
            <EnquiryForm definition={insurance} texts={kindTexts} models={[]} />
          </FormCard>
        }
      >
        <Section heading={texts.law.heading}>
          {texts.law.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.penalty}>
            <strong>{penalty.figure}</strong> {penalty.text}
          </p>
        </Section>
        <Section heading={texts.reasons.heading}>
          <Points points={texts.reasons.list} />
        </Section>
        <Section heading={texts.have.heading}>
          <TickList items={texts.have.list} />
        </Section>
        <ContactCard desk="sales" texts={texts.talk} />
      </Columns>
    </>
  );
}
