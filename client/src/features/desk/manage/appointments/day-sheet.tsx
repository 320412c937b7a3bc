import { dayOf, type DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/messages/staff/appointments.ts';
import { timeTexts } from '@dealership/shared/messages/staff/desk.ts';
import { createPortal } from 'react-dom';
import { dealership } from '../../../../lib/dealership.ts';
import { factsOf, lookOf, lookText } from './appointment-facts.ts';
import styles from './day-sheet.module.css';

interface DaySheetProps {
  /** `YYYY-MM-DD` */
  day: string;
  rows: readonly DeskRow[];
  /** Epoch ms. */
  now: number;
}

/**
 * The day on paper, for the workshop's wall: seen in print alone, where nothing else of the page is. Who has called
 * off is not on it.
 */
export function DaySheet({ day, rows, now }: DaySheetProps) {
  const coming = rows.filter((row) => lookOf(row) !== 'off');
  return createPortal(
    <section className={styles.sheet} data-day-sheet>
      <header>
        <p className={styles.dealership}>{dealership().name}</p>
        <h1>{texts.day(day)}</h1>
        <p>{coming.length === 0 ? texts.empty : texts.count(coming.length)}</p>
      </header>
      <ol>
        {coming.map((row) => {
          const { time, name, mobile, kind, model, registration, service, wants } = factsOf(row);
          return (
            <li key={row.reference}>
              <span className={styles.box} />
              <div>
                <p className={styles.first}>
                  <strong>{time}</strong>
                  <strong>{name}</strong>
                  <span>{mobile}</span>
                </p>
                <p className={styles.second}>
                  {[kind, model, registration, service, lookText(lookOf(row))]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {wants !== '' && <p className={styles.wants}>{wants}</p>}
                <p className={styles.notes}>{texts.notes}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <footer>{texts.sheet.printed(texts.shortDay(dayOf(now)), timeTexts.clock(now))}</footer>
    </section>,
    document.body,
  );
}
