import type { EnquiryKind } from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/messages/staff/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { useOwnUserId } from '../../../lib/rights.ts';
import { Field } from '../../../ui/field.tsx';

interface AssigneeFieldProps {
  kind: EnquiryKind;
  /** Whether it can be given to others. */
  mayAssign: boolean;
  /** User id; `''`: nobody; `undefined`: oneself. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

const SELF = '(self)';

/** Who answers an enquiry that is written down. */
export function AssigneeField({ kind, mayAssign, value, error, onChange }: AssigneeFieldProps) {
  const ownUserId = useOwnUserId();
  const choices = useQuery({
    queryKey: ['desk-choices'],
    queryFn: ({ signal }) => call('GET /api/desk/choices', { signal }),
    enabled: mayAssign,
  });
  const colleagues = (choices.data?.colleagues ?? []).filter(
    ({ user_id: id, kinds }) => id !== ownUserId && kinds.includes(kind),
  );
  return (
    <Field label={texts.assignee} error={error}>
      {(control) => (
        <select
          {...control}
          value={value ?? SELF}
          onChange={({ target }) => onChange(target.value === SELF ? undefined : target.value)}
        >
          <option value={SELF}>{texts.me}</option>
          <option value="">{texts.queue}</option>
          {colleagues.map(({ user_id: id, user_name: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
