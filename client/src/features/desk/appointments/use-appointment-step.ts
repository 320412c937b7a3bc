import type { DeskDetail, DeskRow } from '@dealership/shared';
import { appointmentsTexts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { useRef } from 'react';
import { changedMeanwhile } from '../../../lib/calls/changed-meanwhile.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { sendStep } from '../sending/send-step.ts';

export interface AppointmentChange {
  row: DeskRow;
  /** Gets the new state of the enquiry, even when somebody else changed it first. */
  onMoved: (row: DeskRow) => void;
  onAnnounce: (text: string) => void;
}

/** Sets the time of an appointment. A retry after a lost answer has the same key, so that it is not stored twice. */
export function useAppointmentStep({ row, onMoved }: Omit<AppointmentChange, 'onAnnounce'>) {
  const attempt = useRef({ sent: '', key: '' });
  /** @throws {ApiError | Refusal} */
  return async ({ day, time }: { day: string; time: string }, isConfirmed: boolean) => {
    const { reference, version } = row;
    const step = { do: 'appointment', day, ...(time !== '' && { time }), isConfirmed } as const;
    const sent = JSON.stringify([reference, version, step]);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: randomId() };
    const { key } = attempt.current;
    try {
      const { enquiry } = await sendStep(reference, { key, version, step });
      onMoved(enquiry);
    } catch (error) {
      const theirs = changedMeanwhile<DeskDetail>(error);
      if (!theirs) throw error;
      onMoved(theirs.enquiry);
      throw new Refusal(appointmentsTexts.changed);
    }
  };
}
