import { minuteOf, type OpeningHours } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChosenTimeNote } from '../../../ui/forms/chosen-time.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import styles from '../common/sheets.module.css';
import { presetsAt } from './times.ts';

interface WhenPanelProps {
  /** Of the branch that answers. */
  hours: OpeningHours;
  onChoose: (at: string) => void;
  children?: ReactNode;
}

/** Times for the next step: three with one tap, and any other. */
export function WhenPanel({ hours, onChoose, children }: WhenPanelProps) {
  const [openedAt] = useState(() => Date.now());
  const [other, setOther] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <>
      <div className={styles.presets}>
        {presetsAt(openedAt, hours).map(({ label, clock, at, isClosed }) => (
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
          <ChosenTimeNote hours={hours} value={other} onChoose={setOther} />
        </div>
        <Button onClick={() => (other === '' ? setIsMissing(true) : onChoose(other.slice(0, 16)))}>
          {stepTexts.setTime}
        </Button>
      </div>
    </>
  );
}
