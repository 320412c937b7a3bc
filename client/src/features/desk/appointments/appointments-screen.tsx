import {
  addDays,
  dayOf,
  FIRST_BRANCH,
  isDayInReach,
  screenAddress,
  writtenIn,
  type DeskRow,
} from '@dealership/shared';
import { appointmentsTexts as texts } from '@dealership/shared/texts/staff/desk/appointments.ts';
import { appointmentTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { useHoursOf, useReadBranches } from '../../../lib/staff/branches.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { closedDayText } from '../common/appointment.ts';
import { useNow } from '../common/use-desk-live.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './appointments.module.css';
import { dayQuery } from '../common/day-query.ts';
import { DaySheet } from './day-sheet.tsx';

/** The appointments of a day: today, or the day in the address. */
export function AppointmentsScreen() {
  const now = useNow(30_000);
  const today = dayOf(now);
  const [params] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isDayInReach(asked) ? asked : today;
  const queries = useQueryClient();
  const [announcement, announce] = useState('');
  const query = useQuery({
    ...dayQuery(day),
    placeholderData: keepPreviousData,
    // People return to this screen during the day.
    refetchOnWindowFocus: true,
  });
  const { data, error, isFetching, isPlaceholderData } = query;
  const closed = useClosedOn(now)(day);
  const rows = isPlaceholderData ? undefined : data;
  // Cancelled appointments are not printed.
  const coming = rows?.filter((row) => appointmentTexts.lookOf(row) !== 'off');
  const { notes, isPreparing, print } = usePrint(day, coming, () => announce(texts.notPrinted));
  const title = useFocusBack(rows);

  const addressOf = (other: string) =>
    screenAddress('appointments', other === today ? {} : { day: other });
  const onMoved = (moved: DeskRow) => {
    queries.setQueryData<DeskRow[]>(queryKeys.desk.appointments(day), (before) =>
      before?.flatMap((row) => {
        if (row.reference !== moved.reference) return row;
        return moved.appointment?.day === day ? moved : [];
      }),
    );
    // A new time changes the order of the list, and a new day changes the counts.
    void queries.invalidateQueries({ queryKey: queryKeys.desk.all });
  };

  return (
    <section className="screen" aria-labelledby="screen-title">
      <div className={styles.head}>
        <h1 id="screen-title" ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
        <Button onClick={() => void print()} disabled={!rows} busy={isPreparing}>
          {isPreparing ? texts.print.busy : texts.print.text}
        </Button>
      </div>
      <WeekStrip from={today} day={day} now={now} addressOf={addressOf} />
      <DayChoice day={day} addressOf={addressOf} />
      <p className={styles.title} role="status">
        <strong>{texts.day(day)}</strong>
        {closed !== '' && <strong className="closed">{closed}</strong>}
        {rows && <span>{texts.count(rows.length)}</span>}
        {announcement !== '' && <span>{announcement}</span>}
      </p>
      <QueryFailure of={query} />
      {rows && rows.length > 0 && (
        <ol className="stack-8" aria-label={texts.list(texts.day(day))} aria-busy={isFetching}>
          {rows.map((row) => (
            <AppointmentCard
              key={row.reference}
              row={row}
              now={now}
              isDayClosed={closed !== ''}
              onOpen={() => (opened = row.reference)}
              onMoved={onMoved}
              onAnnounce={announce}
            />
          ))}
        </ol>
      )}
      {rows?.length === 0 && <NoAppointments />}
      {!rows && !error && (
        <p className={styles.empty} aria-busy>
          {texts.loading}
        </p>
      )}
      {coming && <DaySheet day={day} notes={notes} now={now} rows={coming} />}
    </section>
  );
}

/** Reference of the enquiry that was opened last from here: the focus returns to it. */
let opened = '';

/** @returns for the title, which gets the focus if the opened appointment is no longer listed */
function useFocusBack(rows: readonly DeskRow[] | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!rows || opened === '') return;
    const card = `[data-appointment="${CSS.escape(opened)}"] a`;
    (document.querySelector<HTMLElement>(card) ?? title.current)?.focus();
    opened = '';
  }, [rows]);
  return title;
}

function NoAppointments() {
  return (
    <>
      <p className={styles.empty}>{texts.empty}</p>
      <EmptyScreen name="appointments" onlyAtFirst />
    </>
  );
}

/** Text for a day (`YYYY-MM-DD`) on which all branches that the user reads are closed; `''`: one is open. */
function useClosedOn(now: number): (day: string) => string {
  const hoursOf = useHoursOf();
  const read = useReadBranches().map(({ id }) => id);
  const branches = read.length > 0 ? read : [FIRST_BRANCH];
  return (day) => {
    const closed = branches.map((id) => closedDayText(day, hoursOf(id), now));
    return closed.includes('') ? '' : (closed[0] ?? '');
  };
}

/** Chooses any day, with links to the days before and after. */
function DayChoice({ day, addressOf }: Pick<WeekStripProps, 'day' | 'addressOf'>) {
  const navigate = useNavigate();
  const step = (days: number, name: string, icon: 'left' | 'right') => (
    <Link
      className={buttonClass('secondary', styles.step)}
      to={addressOf(addDays(day, days))}
      aria-label={name}
    >
      <Icon name={icon} />
    </Link>
  );
  return (
    <div className={styles.days}>
      {step(-1, texts.previous, 'left')}
      <Field label={texts.dayField} className={styles.day}>
        {(control) => (
          <input
            {...control}
            type="date"
            // Back and forward change the day.
            key={day}
            defaultValue={day}
            onChange={({ target }) => {
              // A year that is being typed first reads as one below 1000.
              if (isDayInReach(target.value)) void navigate(addressOf(target.value));
            }}
          />
        )}
      </Field>
      {step(1, texts.next, 'right')}
    </div>
  );
}

interface WeekStripProps {
  from: string;
  day: string;
  /** Epoch ms. */
  now: number;
  addressOf: (day: string) => string;
}

/** The number of appointments on each of the coming days. */
function WeekStrip({ from, day: shown, now, addressOf }: WeekStripProps) {
  const { data } = useQuery({
    ...callQuery(queryKeys.desk.appointmentDays(from), 'GET /api/desk/appointment-days/:day', {
      day: from,
    }),
    refetchOnWindowFocus: true,
  });
  const closedOn = useClosedOn(now);
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
  return (
    <nav className={styles.week} aria-label={texts.week}>
      {days.map((day) => {
        const count = data?.days.find((each) => each.day === day)?.count;
        return (
          <Link key={day} to={addressOf(day)} aria-current={day === shown ? 'date' : undefined}>
            <span>
              <span>{day === from ? texts.today : texts.day(day)}</span>
              {closedOn(day) !== '' && <small>{` ${texts.closed}`}</small>}
            </span>
            <strong>
              <span aria-hidden="true">{count ?? '\u00a0'}</span>
              {count !== undefined && <span className="visually-hidden">{texts.count(count)}</span>}
            </strong>
          </Link>
        );
      })}
    </nav>
  );
}

/** Prints a day, with the latest staff note on each appointment. */
function usePrint(day: string, rows: readonly DeskRow[] | undefined, onFailed: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const printing = useRef<AbortController>(undefined);
  // Otherwise another day or another screen would be printed.
  useEffect(() => () => printing.current?.abort(), [day]);
  const { change: print, isBusy } = useChange({
    mutate: async () => {
      if (!rows) return;
      printing.current = new AbortController();
      const { signal } = printing.current;
      const fetched = await fetchNotes(rows, signal);
      if (signal.aborted) return;
      // The notes must be on the sheet before it is printed.
      flushSync(() => setNotes(fetched));
      window.print();
    },
    onFailed: () => !printing.current?.signal.aborted && onFailed(),
  });
  return { notes, isPreparing: isBusy, print };
}

/** The latest staff note of each enquiry that has one, by reference: fetched one by one, as a day has about twenty. */
async function fetchNotes(
  rows: readonly DeskRow[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  for (const { reference } of rows) {
    const { events } = await call('GET /api/desk/enquiries/:reference', {
      params: { reference },
      signal,
    });
    const note = events.map(({ detail }) => writtenIn(detail)).find((text) => text !== '');
    if (note !== undefined) notes.set(reference, note);
  }
  return notes;
}
