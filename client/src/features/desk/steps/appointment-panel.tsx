import { dayOf, instantOf, isDayInReach, startOfDay, type DeskRow } from '@dealership/shared';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHoursOf } from '../../../lib/staff/branches.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenDayNote } from '../../../ui/forms/chosen-time.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { dayQuery } from '../common/day-query.ts';
import styles from '../common/sheets.module.css';
import { nextOpenDays, timesOn } from './times.ts';

interface AppointmentPanelProps {
  row: Pick<DeskRow, 'appointment' | 'branch' | 'reference'>;
  onChoose: (when: { day: string; time?: string }) => void;
}

/**
 * Day and time of a visit: a day is already chosen, and a tap on a time saves both. Each time shows how many others, of
 * the types that the person reads, have an appointment in that hour.
 */
export function AppointmentPanel({ row, onChoose }: AppointmentPanelProps) {
  const { appointment } = row;
  const [now] = useState(() => Date.now());
  const hours = useHoursOf()(row.branch);
  const today = dayOf(now);
  const open = nextOpenDays(now, hours);
  const asked = appointment && appointment.day >= today ? appointment.day : undefined;
  const days = asked === undefined || open.includes(asked) ? open : [asked, ...open.slice(0, -1)];
  const [{ day, time }, choose] = useState({
    day: asked ?? open.find((each) => each > today) ?? open[0] ?? today,
    time: asked === undefined ? '' : (appointment?.time ?? ''),
  });
  const [isMissing, setIsMissing] = useState(false);
  const times = timesOn(day, now, hours);
  const bookedAt = useBooked(day, row.reference);
  return (
    <>
      <div className={styles.chips} role="group" aria-label={stepTexts.day}>
        {days.map((each) => (
          <Button
            key={each}
            aria-pressed={each === day}
            onClick={() => choose({ day: each, time })}
          >
            {stepTexts.morning(timeTexts.day(startOfDay(each), now))}
          </Button>
        ))}
      </div>
      <div className={styles.chips} role="group" aria-label={stepTexts.time}>
        {times.map((each) => (
          <Button key={each} onClick={() => onChoose({ day, time: each })}>
            <span>
              {timeTexts.clock(instantOf(`${day}T${each}`))} {bookedAt(each)}
            </span>
          </Button>
        ))}
        <Button onClick={() => onChoose({ day })}>
          <span>
            {stepTexts.anyTime} {bookedAt('')}
          </span>
        </Button>
      </div>
      <form
        className={styles.other}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (time === '') setIsMissing(true);
          else onChoose({ day, time: time.slice(0, 5) });
        }}
      >
        <InputField
          type="date"
          label={stepTexts.otherDay}
          min={today}
          value={day}
          onChange={(chosen) => chosen !== '' && choose({ day: chosen, time })}
        />
        <InputField
          type="time"
          label={stepTexts.time}
          value={time}
          error={isMissing && time === '' ? stepTexts.missing : undefined}
          onChange={(chosen) => choose({ day, time: chosen })}
        />
        <div role="status" className={styles.chosen}>
          <ChosenDayNote hours={hours} day={day} time={time} onChoose={choose} />
        </div>
        <Button type="submit">{stepTexts.saveAppointment}</Button>
      </form>
    </>
  );
}

/** Shows how many others have an appointment on a day, in the hour of a time (`HH:MM`; `''`: at any time). */
function useBooked(day: string, reference: string) {
  const { data: rows } = useQuery({ ...dayQuery(day), enabled: isDayInReach(day) });
  const others = (rows ?? []).filter(
    (row) => row.reference !== reference && appointmentTexts.lookOf(row) !== 'off',
  );
  return (time: string) => {
    const inHour = others.filter(
      ({ appointment }) => appointment?.time.slice(0, 2) === time.slice(0, 2),
    );
    return inHour.length > 0 && <small>{stepTexts.booked(inHour.length)}</small>;
  };
}
