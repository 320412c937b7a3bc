import { emptyTexts } from '@dealership/shared/texts/staff/desk/desk-late.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';

/** Says above the queue when nobody is told of what becomes late, and nothing is given out in turn. */
export function NobodyOnDuty() {
  const { data } = useChoices();
  const isNobody = data?.colleagues.every(({ is_on_duty: isOnDuty }) => !isOnDuty) ?? false;
  return isNobody && <> · {emptyTexts.nobodyOnDuty}</>;
}
