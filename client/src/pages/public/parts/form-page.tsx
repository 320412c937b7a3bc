import type { ComponentProps, ReactNode } from 'react';
import { EnquiryForm } from '../../../features/enquiries/enquiry-form.tsx';
import { Columns } from './columns.tsx';
import { FormCard } from './form-card.tsx';
import { PageHead } from './page-head.tsx';

interface FormPageProps extends Pick<ComponentProps<typeof Columns>, 'first'> {
  texts: Pick<ComponentProps<typeof PageHead>, 'kind' | 'title' | 'lead'> & {
    form: Pick<ComponentProps<typeof FormCard>, 'heading' | 'text'>;
  };
  glyph: string;
  /** Links and buttons in the head. */
  actions?: ReactNode;
  /** What the form is about, above it. */
  subject?: ReactNode;
  form: ComponentProps<typeof EnquiryForm>;
  children: ReactNode;
}

export function FormPage({ texts, glyph, actions, first, subject, form, children }: FormPageProps) {
  const { kind, title, lead } = texts;
  return (
    <>
      <PageHead kind={kind} title={title} lead={lead} glyph={glyph}>
        {actions}
      </PageHead>
      <Columns
        first={first}
        side={
          <FormCard {...texts.form}>
            {subject}
            <EnquiryForm {...form} />
          </FormCard>
        }
      >
        {children}
      </Columns>
    </>
  );
}
