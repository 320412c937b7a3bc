/** Whether work is left, and if not, how the enquiry ended. */
type StatusType = 'open' | 'won' | 'lost';

/** Statuses of an enquiry, one small set for all kinds. Code asks the type, never the name. */
const statusTypes = {
  /** Nobody has tried yet. */
  new: 'open',
  /** Tried or reached; the next step has a time. */
  talking: 'open',
  /** A visit, a test ride or a workshop day is agreed. */
  fixed: 'open',
  /** Ended with success. */
  done: 'won',
  /** Closed without success; a reason is given. */
  lost: 'lost',
} as const satisfies Record<string, StatusType>;

export type Status = keyof typeof statusTypes;

export const statuses = Object.keys(statusTypes) as Status[];

export function isOpen(status: Status): boolean {
  return statusTypes[status] === 'open';
}

/** How an enquiry came to the dealership. */
export const origins = ['website', 'walk-in', 'phone', 'whatsapp', 'import'] as const;
export type Origin = (typeof origins)[number];

/** How an enquiry that staff enter reached them. */
export const addedOrigins = ['walk-in', 'phone', 'whatsapp'] as const satisfies Origin[];
export type AddedOrigin = (typeof addedOrigins)[number];

/** Whether staff have spoken to the customer before they enter it: then there is no due time for a first answer. */
export function isSpokenTo(origin: Origin): boolean {
  return origin === 'walk-in' || origin === 'phone';
}

export const appointmentStates = ['asked', 'confirmed', 'came', 'missed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
