import type { EnquiryKind } from '@dealership/shared';
import { addEnquiryTexts as texts } from '@dealership/shared/messages/staff/customers.ts';
import { dialogTexts } from '@dealership/shared/messages/staff/manage.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useOwnUserId } from '../../../lib/rights.ts';
import { useChoices } from '../../../lib/use-choices.ts';
import { Field } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';

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
  const choices = useChoices({ isWanted: mayAssign });
  const colleagues = (choices.data?.colleagues ?? []).filter(
    ({ user_id: id, kinds }) => id !== ownUserId && kinds.includes(kind),
  );
  return (
    <>
      <Field label={texts.assignee} error={error}>
        {(control) => (
          <select
            {...control}
            value={value ?? SELF}
            onChange={({ target }) => onChange(target.value === SELF ? undefined : target.value)}
          >
            <option value={SELF}>{texts.me}</option>
            <option value="">{texts.queue}</option>
            {choices.isFetching && !choices.data && <option disabled>{dialogTexts.loading}</option>}
            {colleagues.map(({ user_id: id, user_name: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices.isLoadingError && (
        <LoadFailure text={failureText(choices.error)} onRetry={() => void choices.refetch()} />
      )}
    </>
  );
}
