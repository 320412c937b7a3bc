import { FIRST_BRANCH, type Visit } from '@dealership/shared';
import { pathOf } from '../../lib/calls/call-path.ts';
import { answeredBefore } from '../../lib/calls/use-resource.ts';
import { downloadBlob } from '../../lib/browser/download.ts';
import { dealership } from '../../lib/page/dealership.ts';
import type { SentDay } from './form-view.ts';

/** Saves a day as a file that calendars import (RFC 5545). It is tentative: the dealership has not confirmed it. */
export function saveInCalendar(event: SentDay): void {
  const { name, address } = dealership();
  const { branch } = event;
  // The note about the day has asked for it.
  const visit = [
    answeredBefore<Visit | Visit[]>(pathOf('GET /api/dealers/:id/visit', { id: String(branch) })),
  ].flat()[0];
  const place =
    branch === FIRST_BRANCH
      ? [address.street, address.city, address.pinCode].join(', ')
      : (visit?.address ?? '');
  const date = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const start = Date.parse(event.day);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${line(name)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.reference}@${location.hostname}`,
    `DTSTAMP:${date(Date.now())}`,
    `DTSTART;VALUE=DATE:${date(start).slice(0, 8)}`,
    `DTEND;VALUE=DATE:${date(start + 86_400_000).slice(0, 8)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${line(`${event.title}, ${name}`)}`,
    `DESCRIPTION:${line(event.note)}`,
    ...(place === '' ? [] : [`LOCATION:${line(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const blob = new Blob([lines.join('\r\n')], { type: 'text/calendar' });
  downloadBlob(blob, `${event.reference}.ics`);
}

/** Text of one value: marks that a calendar would read are escaped. */
function line(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
