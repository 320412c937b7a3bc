import type { DeskChoices } from '@dealership/shared';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/calls/failure-text.ts';
import { useChoices } from '../../lib/staff/use-choices.ts';
import { Field } from './field.tsx';
import { LoadFailure } from '../load-failure.tsx';

interface ColleagueFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** User id, or what an option of `children` stands for. */
  value: string;
  onChange: (value: string) => void;
  /** Options before the colleagues. */
  children: ReactNode;
  isOffered: (colleague: DeskChoices['colleagues'][number]) => boolean;
  /** Without it nobody is asked for. */
  isWanted?: boolean;
}

/** One of those who may be given enquiries; until it is known who they are, that is said. */
export function ColleagueField({
  value,
  onChange,
  children,
  isOffered,
  isWanted = true,
  ...field
}: ColleagueFieldProps) {
  const choices = useChoices({ isWanted });
  return (
    <>
      <Field {...field}>
        {(control) => (
          <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            {children}
            {choices.isFetching && !choices.data && <option disabled>{dialogTexts.loading}</option>}
            {choices.data?.colleagues.filter(isOffered).map(({ user_id: id, user_name: name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices.isLoadingError && (
        <LoadFailure text={failureText(choices.error)} onRetry={() => void choices.refetch()} />
      )}
    </>
  );
}
