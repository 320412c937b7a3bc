import {
  accountDialogTexts,
  accountFormTexts,
  conflictTexts,
  staffTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { BranchRow } from '@dealership/shared';
import { useBranchChoice } from '../../../lib/staff/branches.ts';
import { DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConflictField } from '../../../ui/forms/conflict.tsx';
import { type AccountValues, type ValueName, nameOfBranch } from './account-values.ts';
import { allOf, differencesOf, mergeValues, proposalFor, type Versions } from './merge-values.ts';
import styles from '../staff.module.css';

interface ConflictFormProps {
  versions: Versions;
  failure: string;
  isBusy: boolean;
  onSave: (merged: AccountValues) => void;
  onCancel: () => void;
}

/** Shows the values that two people have changed differently, and asks which to store. */
export function ConflictForm({ versions, failure, isBusy, onSave, onCancel }: ConflictFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const branches = useBranchChoice();
  const [choices, setChoices] = useState(() => proposalFor(versions));
  // The button that had the focus is hidden.
  useEffect(() => heading.current?.focus(), []);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSave(mergeValues(versions, choices));
  };

  return (
    <form className="stack-12" noValidate onSubmit={handleSubmit}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {conflictTexts.title}
      </h3>
      <p>{conflictTexts.text}</p>
      <div className={styles.shortcuts}>
        <Button onClick={() => setChoices(allOf('theirs', versions))}>
          {conflictTexts.allTheirs}
        </Button>
        <Button onClick={() => setChoices(allOf('yours', versions))}>
          {conflictTexts.allYours}
        </Button>
      </div>
      {differencesOf(versions).map((name) => (
        <ConflictField
          key={name}
          name={name}
          label={accountFormTexts.fields[name]}
          words={conflictTexts}
          valueOf={(side) => textOf(name, versions[side], branches)}
          chosen={choices[name]}
          onChoose={(side) => setChoices({ ...choices, [name]: side })}
          className={styles.sides}
        />
      ))}
      <p className={styles.hint}>{conflictTexts.kept}</p>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={conflictTexts.save}
        onCancel={onCancel}
      />
    </form>
  );
}

function textOf(name: ValueName, values: AccountValues, branches: readonly BranchRow[]): string {
  switch (name) {
    case 'role':
      return staffTexts.roles[values.role];
    case 'isActive':
      return accountDialogTexts.statuses[values.isActive ? 'active' : 'inactive'];
    case 'takesTurns':
      return accountFormTexts.turns[values.takesTurns ? 'on' : 'off'];
    case 'kinds':
      return values.kinds.map((kind) => staffTexts.kinds[kind]).join(', ') || staffTexts.noKinds;
    case 'branch':
      return nameOfBranch(values.branch, branches) || accountFormTexts.noBranch;
    case 'userName':
    case 'mobileNo':
    case 'email':
    case 'expireDate':
      return values[name] || conflictTexts.nothing;
  }
}
