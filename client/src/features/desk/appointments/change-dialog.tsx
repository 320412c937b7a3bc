import { isCalendarDay } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useState } from 'react';
import { AdminDialog, DialogForm } from '../../../ui/dialogs/admin-dialog.tsx';
import { bindFields, useValues } from '../../../ui/forms/bind-fields.ts';
import { ChosenDayNote } from '../../../ui/forms/chosen-time.tsx';
import { TickField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { giveFocus } from '../common/give-focus.ts';
import { detailsOf } from './appointment-details.ts';
import { useAppointmentStep, type AppointmentChange } from './use-appointment-step.ts';

interface ChangeDialogProps extends AppointmentChange {
  /** `YYYY-MM-DD`; the earliest day that can be chosen. */
  today: string;
  onClosed: () => void;
}

/** Changes the day or time of an appointment. */
export function ChangeDialog({ row, today, onMoved, onSaid, onClosed }: ChangeDialogProps) {
  const { day = '', time = '' } = row.appointment ?? {};
  const [chosen, choose] = useValues({ day, time });
  const [isConfirmed, setIsConfirmed] = useState(true);
  const { name } = detailsOf(row);
  const take = useAppointmentStep({ row, onMoved });
  const form = useForm({
    fields: ['step.day', 'step.time'],
    check: () => (isCalendarDay(chosen.day) ? {} : { 'step.day': texts.noDay }),
    act: async () => {
      await take(chosen, isConfirmed);
      const clock = appointmentTexts.clockOf({ ...chosen, state: 'confirmed' });
      onSaid(texts.set(name, `${texts.day(chosen.day)}, ${clock}`));
      form.close();
      // When the day changes, the card disappears, and with it the button that would get the focus back.
      giveFocus();
    },
  });
  const { problems } = form;
  const bind = bindFields({ values: chosen, problems, onChange: choose, path: 'step.' });
  return (
    <AdminDialog title={texts.changeOf(name)} onClosed={onClosed}>
      <DialogForm form={form} action={texts.save}>
        <InputField
          type="date"
          label={texts.dayField}
          required
          min={today}
          note={<ChosenDayNote {...chosen} onChoose={choose} />}
          {...bind('day')}
        />
        <InputField type="time" label={texts.time} hint={texts.timeHint} {...bind('time')} />
        <TickField label={texts.isConfirmed} isTicked={isConfirmed} onChange={setIsConfirmed} />
      </DialogForm>
    </AdminDialog>
  );
}
