import { createHmac, timingSafeEqual } from 'node:crypto';
import { workshopKinds, type Messages } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { findOnDesk } from '../rows/desk-repository.ts';
import type { OnDesk } from '../rows/state-on-desk.ts';
import { writeCalendar } from './calendar-file.ts';

/** A branch as customers reach it; passed in by the settings. */
export interface BranchContact {
  name: string;
  /** On one line. */
  address: string;
  /** First numbers of the departments; `''`: there is none. */
  sales: string;
  service: string;
}

/** Characters of a mark: nobody guesses 132 bits. */
const MARK_LENGTH = 22;

/**
 * The path of the file with which a customer keeps an agreed appointment (rules: own-appointment); `undefined`: none is
 * agreed. Nothing is stored: the mark is made from the appointment, so the path ends when that is moved, or its enquiry
 * closed or erased.
 */
export function appointmentPath(
  { jwtSecret }: { jwtSecret: string },
  reference: string,
  row: Pick<OnDesk, 'standing' | `appointment_${'day' | 'time' | 'state'}`>,
): string | undefined {
  const { standing, appointment_day: day, appointment_time: time } = row;
  if (standing === 'closed' || day === null || row.appointment_state !== 'confirmed')
    return undefined;
  const mark = createHmac('sha256', jwtSecret)
    .update(['appointment', reference, day, time ?? ''].join('\n'))
    .digest('base64url')
    .slice(0, MARK_LENGTH);
  return `/appointments/${reference}-${mark}.ics`;
}

interface Sources {
  db: Database;
  config: { jwtSecret: string };
  findBranchContact: (branch: number) => Promise<BranchContact>;
}

/** The file at such a path, in the language of `texts`; `undefined`: the path is not, or no longer, one. */
export async function readAppointment(
  { db, config, findBranchContact }: Sources,
  token: string,
  { kinds, calendars }: Pick<Messages, 'kinds' | 'calendars'>,
): Promise<string | undefined> {
  const reference = token.slice(0, -MARK_LENGTH - 1);
  const found = await findOnDesk(db, reference);
  const path = found && appointmentPath(config, reference, found);
  if (!found?.appointment_day || !path || !isSame(path, `/appointments/${token}.ics`))
    return undefined;
  const branch = await findBranchContact(found.dealer_id);
  const isWorkshop = workshopKinds.includes(found.kind);
  const phone = (isWorkshop && branch.service) || branch.sales;
  return writeCalendar(branch.name, [
    {
      reference,
      day: found.appointment_day,
      time: found.appointment_time,
      state: found.appointment_state,
      status: found.status,
      changedAt: found.last_event_at,
      version: found.version,
      title: `${kinds[found.kind].title}, ${branch.name}`,
      description: calendars.appointment(reference, phone),
      place: branch.address,
      address: '',
    },
  ]);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
