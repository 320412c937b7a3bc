import { emptyTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';

/** Shows above the queue that nobody is on duty: late enquiries alert nobody and are not assigned in turn. */
export function NobodyOnDuty() {
  const { data } = useChoices();
  const isNobody = data?.colleagues.every(({ is_on_duty: isOnDuty }) => !isOnDuty) ?? false;
  return isNobody && <> · {emptyTexts.nobodyOnDuty}</>;
}
