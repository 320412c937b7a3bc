import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Failure } from '../../../ui/failure.tsx';
import { TickField } from '../../../ui/forms/choice-fields.tsx';
import styles from '../common/sheets.module.css';
import { Sheet } from '../steps/sheet.tsx';
import { AppointmentPanel } from '../steps/appointment-panel.tsx';
import { detailsOf } from './appointment-details.ts';
import { useAppointmentStep, type AppointmentChange } from './use-appointment-step.ts';

interface ChangeDialogProps extends AppointmentChange {
  onClosed: () => void;
}

/** Changes the day or time of an appointment. */
export function ChangeDialog({ row, onMoved, onAnnounce, onClosed }: ChangeDialogProps) {
  const [isConfirmed, setIsConfirmed] = useState(true);
  const { name } = detailsOf(row);
  const take = useAppointmentStep({ row, onMoved });
  const pressed = useRef<Element>(null);
  const { change, isBusy, failure } = useChange({
    mutate: async ({ day, time = '' }: { day: string; time?: string }) => {
      await take({ day, time }, isConfirmed);
      const clock = appointmentTexts.clockOf({ day, time, state: 'confirmed' });
      onAnnounce(texts.set(name, `${texts.day(day)}, ${clock}`));
      onClosed();
    },
    onBegin: () => (pressed.current = document.activeElement),
  });
  useEffect(() => {
    // It was inert while the appointment was sent, and lost the focus.
    if (failure !== '' && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [failure, isBusy]);
  return (
    <Sheet title={texts.changeOf(name)} onClosed={onClosed}>
      <TickField label={texts.isConfirmed} isTicked={isConfirmed} onChange={setIsConfirmed} />
      <div className={styles.panel} inert={isBusy}>
        <AppointmentPanel row={row} onChoose={(when) => void change(when)} />
      </div>
      <Failure>{failure}</Failure>
    </Sheet>
  );
}
