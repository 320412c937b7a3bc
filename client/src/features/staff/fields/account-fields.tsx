import { useState, type ReactNode, type Ref } from 'react';
import {
  enquiryKinds,
  hasChosenBranches,
  hasChosenKinds,
  isAllowed,
  limits,
  readableKinds,
  roles,
  takesTurnsAtFirst,
  kindsToBeginWith,
  type BranchRow,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import {
  accountDialogTexts,
  accountFormTexts,
  staffTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { useBranchChoice } from '../../../lib/staff/branches.ts';
import { bindFields } from '../../../ui/forms/bind-fields.ts';
import { SelectField, Tick, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import {
  kindsForRole,
  nameOfBranch,
  inOrder,
  kindGroups,
  type AccountValues,
} from './account-values.ts';
import styles from '../staff.module.css';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup, type FieldValue } from '../../../ui/forms/field.tsx';

interface AccountFieldsProps {
  values: AccountValues;
  problems: Problems;
  onChange: (changed: Partial<AccountValues>) => void;
}

const { everyBranch, fields, expireHint, fixedKinds, noBranch, noBranches, turns, turnsHint } =
  accountFormTexts;

interface PersonFieldsProps extends AccountFieldsProps {
  /** For the field of the name. */
  nameRef?: Ref<HTMLInputElement>;
  /** Below the name. */
  children?: ReactNode;
}

export function PersonFields({ nameRef, children, ...props }: PersonFieldsProps) {
  const field = bindFields(props);
  return (
    <>
      <InputField
        {...field('userName')}
        label={fields.userName}
        required
        ref={nameRef}
        type="text"
        maxLength={100}
      />
      {children}
      <div className={styles.pair}>
        <InputField
          {...field('mobileNo')}
          label={fields.mobileNo}
          type="tel"
          maxLength={limits.typedNumber}
        />
        <EmailField {...field('email')} label={fields.email} />
      </div>
    </>
  );
}

/** A person's permissions, the enquiries they read, the end of the account, and their branch. */
export function RightsFields(props: AccountFieldsProps) {
  const { values, problems, onChange: change } = props;
  const { role } = values;
  const field = bindFields(props);
  const branches = useBranchChoice();
  // Also where only one branch is left: *All branches* has to be there then.
  const [wasWithout] = useState(values.branches?.length === 0);
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
            change({
              role: chosen,
              kinds: kindsForRole(values, chosen),
              takesTurns: takesTurnsAtFirst(chosen),
            })
          }
        />
        <InputField
          {...field('expireDate')}
          label={fields.expireDate}
          hint={expireHint}
          type="date"
        />
      </div>
      {branches.length > 0 && (
        <SelectField
          label={fields.branch}
          error={problems.branch}
          all={['', ...branches.map(({ id }) => id)]}
          chosen={values.branch ?? ''}
          nameOf={(branch) => nameOfBranch(branch || null, branches) || noBranch}
          onChange={(branch) => change({ branch: branch || null })}
        />
      )}
      {hasChosenKinds(role) ? (
        <KindChoices {...field('kinds')} role={role} />
      ) : (
        <p className={styles.hint}>{fixed}</p>
      )}
      {(branches.length > 0 || wasWithout) && hasChosenBranches(role) && (
        <BranchChoices {...field('branches')} branches={branches} />
      )}
      {isAllowed(role, 'enquiries.work') && (
        <SelectField
          label={fields.takesTurns}
          hint={turnsHint}
          error={problems.takesTurns}
          all={['on', 'off']}
          chosen={values.takesTurns ? 'on' : 'off'}
          nameOf={(each) => turns[each]}
          onChange={(chosen) => change({ takesTurns: chosen === 'on' })}
        />
      )}
    </>
  );
}

interface BranchChoicesProps extends FieldValue<readonly number[] | null> {
  branches: readonly BranchRow[];
}

/** The branches whose enquiries a person reads. Only *All branches* itself gives them all. */
function BranchChoices({ branches, value, error, onChange }: BranchChoicesProps) {
  return (
    <div>
      <FieldGroup label={fields.branches} error={error}>
        <Tick
          label={everyBranch}
          isTicked={value === null}
          onChange={(isTicked) => onChange(isTicked ? null : [])}
        />
        <Ticks
          all={branches.map(({ id }) => String(id))}
          chosen={(value ?? []).map(String)}
          nameOf={(id) => nameOfBranch(Number(id), branches)}
          onChange={(chosen) => onChange(chosen.map(Number))}
        />
      </FieldGroup>
      <p className={styles.problem} role="status">
        {value?.length === 0 && noBranches}
      </p>
    </div>
  );
}

interface StatusFieldProps extends FieldValue<boolean> {
  wasActive: boolean;
  name: string;
}

/** Activates or deactivates an account, and shows the effect. */
export function StatusField({ value: isActive, wasActive, name, ...field }: StatusFieldProps) {
  const { statuses, effect } = accountDialogTexts;
  return (
    <>
      <SelectField
        label={fields.isActive}
        error={field.error}
        all={['active', 'inactive']}
        chosen={isActive ? 'active' : 'inactive'}
        nameOf={(each) => statuses[each]}
        onChange={(chosen) => field.onChange(chosen === 'active')}
      />
      <p className={styles.effect} role="status">
        {isActive !== wasActive && effect[isActive ? 'activate' : 'deactivate'](name)}
      </p>
    </>
  );
}

interface KindChoicesProps extends FieldValue<readonly EnquiryKind[]> {
  role: Role;
}

function KindChoices({ role, value: kinds, error, onChange }: KindChoicesProps) {
  const { groups, all, none, usual, noneChosen } = accountFormTexts;
  return (
    <fieldset className={styles.kinds}>
      <legend>{fields.kinds}</legend>
      <div className={styles.shortcuts}>
        <Button variant="quiet" onClick={() => onChange(inOrder(kindsToBeginWith(role)))}>
          {usual(staffTexts.roles[role])}
        </Button>
        <Button variant="quiet" onClick={() => onChange(enquiryKinds)}>
          {all}
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          {none}
        </Button>
      </div>
      {Object.entries(kindGroups).map(([name, members]) => (
        <FieldGroup key={name} label={groups[name as keyof typeof groups]}>
          <Ticks
            all={members}
            chosen={kinds}
            nameOf={(kind) => staffTexts.kinds[kind]}
            onChange={(chosen) => {
              const others = kinds.filter((kind) => !members.includes(kind));
              onChange(inOrder([...others, ...chosen]));
            }}
          />
        </FieldGroup>
      ))}
      <p className={styles.problem} role="status">
        {error ?? (kinds.length === 0 ? noneChosen : '')}
      </p>
    </fieldset>
  );
}
