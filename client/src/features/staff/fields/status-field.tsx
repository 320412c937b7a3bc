import {
  accountDialogTexts,
  accountFormTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import styles from '../staff.module.css';

interface StatusFieldProps {
  isActive: boolean;
  wasActive: boolean;
  name: string;
  error: string | undefined;
  onChange: (isActive: boolean) => void;
}

/** Activates or deactivates an account, and shows the effect. */
export function StatusField({ isActive, wasActive, name, error, onChange }: StatusFieldProps) {
  const { statuses, effect } = accountDialogTexts;
  return (
    <>
      <SelectField
        label={accountFormTexts.fields.isActive}
        error={error}
        all={['active', 'inactive']}
        chosen={isActive ? 'active' : 'inactive'}
        nameOf={(each) => statuses[each]}
        onChange={(chosen) => onChange(chosen === 'active')}
      />
      <p className={styles.effect} role="status">
        {isActive !== wasActive && effect[isActive ? 'activate' : 'deactivate'](name)}
      </p>
    </>
  );
}
