import { dayOf, instantOf, minuteOf, startOfDay, type DeskRow } from '@dealership/shared';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState, type ReactNode } from 'react';
import { dealership } from '../../../lib/page/dealership.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenDayNote, ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import styles from '../common/sheets.module.css';
import { nextOpenDays, presetsAt, timesOn } from './times.ts';

interface WhenPanelProps {
  onChoose: (at: string) => void;
  children?: ReactNode;
}

/** Times for the next step: three with one tap, and any other. */
export function WhenPanel({ onChoose, children }: WhenPanelProps) {
  const [openedAt] = useState(() => Date.now());
  const [other, setOther] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <>
      <div className={styles.presets}>
        {presetsAt(openedAt, dealership().hours).map(({ label, clock, at, isClosed }) => (
          <Button key={at} onClick={() => onChoose(at)}>
            <span>
              {label}
              <small>{isClosed ? stepTexts.closedAt(clock) : clock}</small>
            </span>
          </Button>
        ))}
      </div>
      {children}
      <div className={styles.other}>
        <InputField
          type="datetime-local"
          label={stepTexts.otherTime}
          min={minuteOf(openedAt)}
          value={other}
          error={isMissing && other === '' ? stepTexts.noTime : undefined}
          onChange={setOther}
        />
        <div role="status" className={styles.chosen}>
          <ChosenTimeNote value={other} onChoose={setOther} />
        </div>
        <Button onClick={() => (other === '' ? setIsMissing(true) : onChoose(other.slice(0, 16)))}>
          {stepTexts.setTime}
        </Button>
      </div>
    </>
  );
}

interface AppointmentPanelProps extends Pick<DeskRow, 'appointment'> {
  onChoose: (when: { day: string; time?: string }) => void;
}

/** Day and time of a visit: a day is already chosen, and a tap on a time saves both. */
export function AppointmentPanel({ appointment, onChoose }: AppointmentPanelProps) {
  const [now] = useState(() => Date.now());
  const { hours } = dealership();
  const today = dayOf(now);
  const open = nextOpenDays(now, hours);
  const asked = appointment && appointment.day >= today ? appointment.day : undefined;
  const days = asked === undefined || open.includes(asked) ? open : [asked, ...open.slice(0, -1)];
  const [{ day, time }, choose] = useState({
    day: asked ?? open.find((each) => each > today) ?? open[0] ?? today,
    time: '',
  });
  const [isMissing, setIsMissing] = useState(false);
  const times = timesOn(day, now, hours);
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
            {timeTexts.clock(instantOf(`${day}T${each}`))}
          </Button>
        ))}
        <Button onClick={() => onChoose({ day })}>{stepTexts.anyTime}</Button>
      </div>
      <div className={styles.other}>
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
          <ChosenDayNote day={day} time={time} onChoose={choose} />
        </div>
        <Button
          onClick={() =>
            time === '' ? setIsMissing(true) : onChoose({ day, time: time.slice(0, 5) })
          }
        >
          {stepTexts.saveAppointment}
        </Button>
      </div>
    </>
  );
}
