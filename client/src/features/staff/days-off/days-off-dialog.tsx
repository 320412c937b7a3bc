import type { StaffRow } from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { AdminDialog, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../../ui/dialogs/admin-dialog.module.css';
import { daysOffOf } from './days-off-calls.ts';
import { DaysOffPlan } from './days-off-plan.tsx';
import styles from '../staff.module.css';

interface DaysOffDialogProps {
  row: StaffRow;
  nameOf: (userId: string) => string;
  onClosed: () => void;
}

export function DaysOffDialog({ row, nameOf, onClosed }: DaysOffDialogProps) {
  const userId = row.user_id;
  return (
    <AdminDialog title={texts.title(row.user_name || userId)} onClosed={onClosed}>
      <div className={dialogStyles.form}>
        <p className={styles.hint}>{texts.hint}</p>
        <DaysOffPlan
          userId={userId}
          calls={daysOffOf(userId)}
          nameOf={nameOf}
          canNameTaker
          foot={(state) => <DialogFoot {...state} action={texts.save} />}
        />
      </div>
    </AdminDialog>
  );
}
