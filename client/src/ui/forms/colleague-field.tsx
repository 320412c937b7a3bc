import type { DeskChoices } from '@dealership/shared';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import type { ReactNode } from 'react';
import { useChoices } from '../../lib/staff/use-choices.ts';
import { Field, type FieldValue } from './field.tsx';
import { QueryFailure } from '../query-failure.tsx';

/** Its value is a user id, or the value of an option of `children`. */
interface ColleagueFieldProps extends FieldValue<string> {
  label: string;
  hint?: string;
  children: ReactNode;
  isOffered: (colleague: DeskChoices['colleagues'][number]) => boolean;
  /** False: the colleagues are not fetched. */
  isWanted?: boolean;
}

/** Chooses a colleague who may be given enquiries; shows a text until the list is loaded. */
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
      {!choices.data && <QueryFailure of={choices} />}
    </>
  );
}
