import {
  addDays,
  appointmentMinutes,
  instantOf,
  type AppointmentState,
  type Status,
} from '@dealership/shared';

/** An appointment as a calendar shows it. */
export interface CalendarEvent {
  reference: string;
  /** `YYYY-MM-DD`, and `HH:MM` in India; `null`: at any time of the day. */
  day: string;
  time: string | null;
  state: AppointmentState | null;
  status: Status;
  /** Epoch ms of its last change, and the number of changes. */
  changedAt: number;
  version: number;
  title: string;
  description: string;
  /** An address on one line; absent: that of the shop, which staff know. */
  place?: string;
  /** Of the enquiry in the back office; `''`: the site has no address of its own. */
  address: string;
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const LINE_END = '\r\n';

/** A calendar file as RFC 5545 describes it: the same events make the same bytes. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dealership//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(toLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + LINE_END).join('');
}

function toLines(event: CalendarEvent): string[] {
  const { reference, day, time, title, description, place, address } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${reference}@appointments.dealership`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `SEQUENCE:${event.version}`,
    ...(time === null ? wholeDay(day) : ofTime(instantOf(`${day}T${time}`))),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(address === '' ? [] : [`URL:${address}`]),
    `STATUS:${statusOf(event)}`,
    'END:VEVENT',
  ];
}

function wholeDay(day: string): string[] {
  const date = (text: string) => text.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

function ofTime(start: number): string[] {
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(start + appointmentMinutes * 60_000)}`];
}

/** What was closed without the customer coming has been cancelled. */
function statusOf({ state, status }: CalendarEvent): string {
  if (state === 'missed' || (status === 'lost' && state !== 'came')) return 'CANCELLED';
  return state === 'asked' ? 'TENTATIVE' : 'CONFIRMED';
}

function utc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text in one line (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Long lines go on in the next ones, which begin with a blank; no character is cut in two. */
function foldLine(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE) {
      folded += `${LINE_END} `;
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
