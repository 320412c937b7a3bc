import { lookUpTime, type OpeningHours } from '@dealership/shared';
import { chosenTimeTexts as texts } from '@dealership/shared/texts/common/chosen-time.ts';
import { useState } from 'react';
import styles from './chosen-time.module.css';

interface ChosenTimeNoteProps {
  /** A day (`YYYY-MM-DD`), a minute (`YYYY-MM-DDTHH:MM`), or `''`. */
  value: string;
  /** The replacement that was chosen, in the same format. */
  onChoose: (value: string) => void;
  /** Of the branch at which the day is. */
  hours: OpeningHours;
}

/** Shows that the branch is closed on the chosen day, and offers the next open days. It forbids nothing. */
export function ChosenTimeNote(props: ChosenTimeNoteProps) {
  // Each value is looked up at the time when it was chosen.
  return <Note key={props.value} {...props} />;
}

function Note({ value, onChoose, hours }: ChosenTimeNoteProps) {
  const [now] = useState(() => Date.now());
  const found = lookUpTime(hours, value, now);
  if (!found) return null;
  return (
    <div className={styles.note}>
      <p>{texts.text(found)}</p>
      {found.next.length > 0 && (
        <div className={styles.next}>
          <span>{texts.next}</span>
          {found.next.map((each) => (
            <button
              key={each}
              type="button"
              onClick={({ currentTarget }) => {
                // The button is removed, and keyboard users would lose the focus with it.
                if (document.activeElement === currentTarget) controlBeside(currentTarget)?.focus();
                onChoose(each);
              }}
            >
              {texts.choice(each)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface ChosenDayNoteProps {
  day: string;
  /** `''`: any time. */
  time: string;
  onChoose: (chosen: { day: string; time: string }) => void;
  hours: OpeningHours;
}

/** The same for a day and a time in separate fields. */
export function ChosenDayNote({ day, time, onChoose, hours }: ChosenDayNoteProps) {
  return (
    <ChosenTimeNote
      hours={hours}
      value={time === '' ? day : `${day}T${time}`}
      onChoose={(chosen) => {
        const [chosenDay = day, chosenTime = ''] = chosen.split('T');
        onChoose({ day: chosenDay, time: chosenTime });
      }}
    />
  );
}

function controlBeside(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('[aria-live]')?.parentElement?.querySelector('input');
}
