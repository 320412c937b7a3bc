import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Screen } from '../../../ui/screens/screen.tsx';
import { ownDaysOff, DaysOffPlan } from './days-off-plan.tsx';

/** The user's own days off, entered by an owner or by the user. */
export function OwnDaysOff({ userId }: { userId: string }) {
  const canNameTaker = useMay('enquiries.assign');
  const { data } = useChoices();
  const nameOf = (id: string) =>
    data?.colleagues.find((each) => each.user_id === id)?.user_name ?? id;
  return (
    <Screen
      texts={{ title: texts.ownTitle, intro: canNameTaker ? texts.hint : texts.ownHint }}
      className="narrow"
    >
      <DaysOffPlan
        userId={userId}
        nameOf={nameOf}
        canNameTaker={canNameTaker}
        calls={ownDaysOff}
        foot={({ failure, isBusy }) => (
          <>
            <Failure>{failure}</Failure>
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {isBusy ? texts.save.busy : texts.save.text}
              </Button>
            </div>
          </>
        )}
      />
    </Screen>
  );
}
