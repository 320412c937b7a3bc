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
  form: ComponentProps<typeof EnquiryForm>;
  children: ReactNode;
}

export function FormPage({ texts, glyph, first, form, children }: FormPageProps) {
  const { kind, title, lead } = texts;
  return (
    <>
      <PageHead kind={kind} title={title} lead={lead} glyph={glyph} />
      <Columns
        first={first}
        side={
          <FormCard {...texts.form}>
            <EnquiryForm {...form} />
          </FormCard>
        }
      >
        {children}
      </Columns>
    </>
  );
}
