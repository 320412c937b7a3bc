import {
  accountDialogTexts,
  accountFormTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { Field } from '../../../ui/forms/field.tsx';
import styles from '../staff.module.css';

interface StatusFieldProps {
  isActive: boolean;
  wasActive: boolean;
  name: string;
  error: string | undefined;
  onChange: (isActive: boolean) => void;
}

/** Activates or deactivates an account, and says what that does. */
export function StatusField({ isActive, wasActive, name, error, onChange }: StatusFieldProps) {
  const { statuses, effect } = accountDialogTexts;
  return (
    <>
      <Field label={accountFormTexts.fields.isActive} error={error}>
        {(control) => (
          <select
            {...control}
            value={isActive ? 'active' : 'inactive'}
            onChange={({ target }) => onChange(target.value === 'active')}
          >
            <option value="active">{statuses.active}</option>
            <option value="inactive">{statuses.inactive}</option>
          </select>
        )}
      </Field>
      <p className={styles.effect} role="status">
        {isActive !== wasActive && effect[isActive ? 'activate' : 'deactivate'](name)}
      </p>
    </>
  );
}
