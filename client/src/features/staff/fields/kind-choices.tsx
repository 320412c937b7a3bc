import { kindsToBeginWith, type EnquiryKind, type Role } from '@dealership/shared';
import { accountFormTexts, staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { inOrder, kindGroups } from './account-values.ts';
import styles from '../staff.module.css';

interface KindChoicesProps {
  role: Role;
  kinds: readonly EnquiryKind[];
  error: string | undefined;
  onChange: (kinds: EnquiryKind[]) => void;
}

/** Which kinds of enquiries a person reads. */
export function KindChoices({ role, kinds, error, onChange }: KindChoicesProps) {
  const { fields, groups, all, none, usual, noneChosen } = accountFormTexts;
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{fields.kinds}</legend>
      <div className={styles.shortcuts}>
        <Button variant="quiet" onClick={() => onChange(inOrder(kindsToBeginWith(role)))}>
          {usual(staffTexts.roles[role])}
        </Button>
        <Button variant="quiet" onClick={() => onChange(inOrder(Object.values(kindGroups).flat()))}>
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
