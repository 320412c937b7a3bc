import {
  hasChosenKinds,
  isAllowed,
  isRole,
  limits,
  readableKinds,
  roles,
  takesTurnsAtFirst,
} from '@dealership/shared';
import { accountFormTexts, staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useBranchChoice } from '../../../lib/staff/branches.ts';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { kindsForRole, type AccountValues } from './account-values.ts';
import { KindChoices } from './kind-choices.tsx';
import styles from '../staff.module.css';

/** The server's words beside each field, by wire name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

interface AccountFieldsProps {
  values: AccountValues;
  problems: Problems;
  onChange: (values: AccountValues) => void;
}

const { fields, expireHint, fixedKinds, noBranch, turns, turnsHint } = accountFormTexts;

/** Who somebody is, and how to reach them. */
export function PersonFields({ values, problems, onChange }: AccountFieldsProps) {
  const text = (
    name: 'userName' | 'mobileNo',
    { required, ...input }: { required?: boolean; type: string; maxLength: number },
  ) => (
    <Field label={fields[name]} required={required} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete="off"
          value={values[name]}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      )}
    </Field>
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

/** What somebody may do, which enquiries they read, until when, and where they work. */
export function RightsFields({ values, problems, onChange }: AccountFieldsProps) {
  const { role, kinds } = values;
  const branches = useBranchChoice();
  const fixed = readableKinds(role, []).length > 0 ? fixedKinds.all : fixedKinds.none;
  return (
    <>
      <div className={styles.pair}>
        <Field label={fields.role} required error={problems.role}>
          {(control) => (
            <select
              {...control}
              value={role}
              onChange={({ target: { value } }) => {
                if (!isRole(value)) return;
                onChange({
                  ...values,
                  role: value,
                  kinds: kindsForRole(values, value),
                  takesTurns: takesTurnsAtFirst(value),
                });
              }}
            >
              {roles.map((name) => (
                <option key={name} value={name}>
                  {staffTexts.roles[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={fields.expireDate} hint={expireHint} error={problems.expireDate}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={values.expireDate}
              onChange={({ target }) => onChange({ ...values, expireDate: target.value })}
            />
          )}
        </Field>
      </div>
      {branches.length > 0 && (
        <Field label={fields.branch} error={problems.branch}>
          {(control) => (
            <select
              {...control}
              value={values.branch ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...values, branch: value === '' ? null : Number(value) })
              }
            >
              <option value="">{noBranch}</option>
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
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
        <Field label={fields.takesTurns} hint={turnsHint} error={problems.takesTurns}>
          {(control) => (
            <select
              {...control}
              value={values.takesTurns ? 'on' : 'off'}
              onChange={({ target }) => onChange({ ...values, takesTurns: target.value === 'on' })}
            >
              <option value="on">{turns.on}</option>
              <option value="off">{turns.off}</option>
            </select>
          )}
        </Field>
      )}
    </>
  );
}
