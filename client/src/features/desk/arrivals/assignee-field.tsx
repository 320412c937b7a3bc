import type { EnquiryKind } from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/texts/staff/desk/customers.ts';
import { useOwnUserId } from '../../../lib/staff/rights.ts';
import { ColleagueField } from '../../../ui/forms/colleague-field.tsx';

interface AssigneeFieldProps {
  kind: EnquiryKind;
  /** Whether the user may assign enquiries to others. */
  mayAssign: boolean;
  /** User id; `''`: nobody; `undefined`: the user. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

const SELF = '(self)';

/** Chooses who answers an enquiry that is being written down. */
export function AssigneeField({ kind, mayAssign, value, error, onChange }: AssigneeFieldProps) {
  const ownUserId = useOwnUserId();
  return (
    <ColleagueField
      label={texts.assignee}
      error={error}
      value={value ?? SELF}
      onChange={(chosen) => onChange(chosen === SELF ? undefined : chosen)}
      isOffered={({ user_id: id, kinds }) => id !== ownUserId && kinds.includes(kind)}
      isWanted={mayAssign}
    >
      <option value={SELF}>{texts.me}</option>
      <option value="">{texts.queue}</option>
    </ColleagueField>
  );
}
