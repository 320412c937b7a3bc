import {
  hasChosenKinds,
  isAllowed,
  limits,
  readableKinds,
  roles,
  takesTurnsAtFirst,
} from '@dealership/shared';
import {
  accountDialogTexts,
  accountFormTexts,
  staffTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { useBranchChoice } from '../../../lib/staff/branches.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { kindsForRole, type AccountValues, nameOfBranch } from './account-values.ts';
import { KindChoices } from './kind-choices.tsx';
import styles from '../staff.module.css';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';

interface AccountFieldsProps {
  values: AccountValues;
  problems: Problems;
  onChange: (values: AccountValues) => void;
}

const { fields, expireHint, fixedKinds, noBranch, turns, turnsHint } = accountFormTexts;

/** A person's name, and how to reach them. */
export function PersonFields({ values, problems, onChange }: AccountFieldsProps) {
  const text = (
    name: 'userName' | 'mobileNo',
    { required, ...input }: { required?: boolean; type: string; maxLength: number },
  ) => (
    <InputField
      label={fields[name]}
      required={required}
      error={problems[name]}
      {...input}
      value={values[name]}
      onChange={(typed) => onChange({ ...values, [name]: typed })}
    />
  );
  return (
    <>
      {text('userName', { required: true, type: 'text', maxLength: 100 })}
      <div className={styles.pair}>
        {text('mobileNo', { type: 'tel', maxLength: limits.typedNumber })}
        <EmailField
          label={fields.email}
          value={values.email}
          error={problems.email}
          onChange={(email) => onChange({ ...values, email })}
        />
      </div>
    </>
  );
}

/** A person's permissions, the enquiries they read, the end of the account, and their branch. */
export function RightsFields({ values, problems, onChange }: AccountFieldsProps) {
  const { role, kinds } = values;
  const branches = useBranchChoice();
  const fixed = readableKinds(role, []).length > 0 ? fixedKinds.all : fixedKinds.none;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={fields.role}
          required
          error={problems.role}
          all={roles}
          chosen={role}
          nameOf={(each) => staffTexts.roles[each]}
          onChange={(chosen) =>
            onChange({
              ...values,
              role: chosen,
              kinds: kindsForRole(values, chosen),
              takesTurns: takesTurnsAtFirst(chosen),
            })
          }
        />
        <TimeField
          label={fields.expireDate}
          hint={expireHint}
          error={problems.expireDate}
          type="date"
          value={values.expireDate}
          onChange={(typed) => onChange({ ...values, expireDate: typed })}
        />
      </div>
      {branches.length > 0 && (
        <SelectField
          label={fields.branch}
          error={problems.branch}
          all={['', ...branches.map(({ id }) => id)]}
          chosen={values.branch ?? ''}
          nameOf={(branch) => nameOfBranch(branch || null, branches) || noBranch}
          onChange={(branch) => onChange({ ...values, branch: branch || null })}
        />
      )}
      {hasChosenKinds(role) ? (
        <KindChoices
          role={role}
          kinds={kinds}
          error={problems.kinds}
          onChange={(chosen) => onChange({ ...values, kinds: chosen })}
        />
      ) : (
        <p className={styles.hint}>{fixed}</p>
      )}
      {isAllowed(role, 'enquiries.work') && (
        <SelectField
          label={fields.takesTurns}
          hint={turnsHint}
          error={problems.takesTurns}
          all={['on', 'off']}
          chosen={values.takesTurns ? 'on' : 'off'}
          nameOf={(each) => turns[each]}
          onChange={(chosen) => onChange({ ...values, takesTurns: chosen === 'on' })}
        />
      )}
    </>
  );
}

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
