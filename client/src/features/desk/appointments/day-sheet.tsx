import { dayOf, type DeskRow } from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { createPortal } from 'react-dom';
import { dealership } from '../../../lib/page/dealership.ts';
import { assigneeText } from '../common/staff-name.ts';
import { detailsOf } from './appointment-details.ts';
import styles from './day-sheet.module.css';

interface DaySheetProps {
  /** `YYYY-MM-DD` */
  day: string;
  rows: readonly DeskRow[];
  /** The latest staff note, by reference. */
  notes: ReadonlyMap<string, string>;
  /** Epoch ms. */
  now: number;
}

/** The day on paper, for the workshop's wall: shown only in print, where it replaces the rest of the page. */
export function DaySheet({ day, rows, notes, now }: DaySheetProps) {
  return createPortal(
    <section className={styles.sheet} data-day-sheet>
      <header>
        <p>{dealership().name}</p>
        <h1>{texts.day(day)}</h1>
        <p>{rows.length === 0 ? texts.empty : texts.count(rows.length)}</p>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span>{texts.time}</span>
        <span>{texts.sheet.customer}</span>
        <span>{texts.wants}</span>
        <span>{texts.assignee}</span>
        <span>{texts.notes}</span>
      </div>
      <ol>
        {rows.map((row) => {
          const { time, name, mobile, kind, model, registration, service, wants } = detailsOf(row);
          return (
            <li key={row.reference}>
              <span className={styles.box} />
              <strong className={styles.time}>{time}</strong>
              <div>
                <p>
                  <strong>{name}</strong>
                </p>
                <span className={styles.mobile}>{mobile}</span>
              </div>
              <p>
                {[kind, model, registration, service].filter(Boolean).join(' · ') +
                  (wants === '' ? '' : ` – ${wants}`)}
              </p>
              <div>
                <p>{assigneeText(row.assignee)}</p>
                {appointmentTexts.looks[appointmentTexts.lookOf(row)]}
              </div>
              <p className={styles.notes}>{notes.get(row.reference)}</p>
            </li>
          );
        })}
      </ol>
      <footer>{texts.sheet.printed(texts.day(dayOf(now)), timeTexts.clock(now))}</footer>
    </section>,
    document.body,
  );
}
