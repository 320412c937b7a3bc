/** Whether somebody still has to do something, and if not, how it ended. */
export type StatusType = 'open' | 'won' | 'lost';

/** Where an enquiry stands, one small set for all kinds. Code asks the type, never the name. */
export const statusTypes = {
  /** Nobody has tried yet. */
  new: 'open',
  /** Tried or reached; the next step has a time. */
  talking: 'open',
  /** A visit, a test ride or a workshop day stands. */
  fixed: 'open',
  /** The kind's good end. */
  done: 'won',
  /** Closed without it; a reason is given. */
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

/** How an enquiry reaches staff who write it down. */
export const addedOrigins = ['walk-in', 'phone', 'whatsapp'] as const satisfies Origin[];
export type AddedOrigin = (typeof addedOrigins)[number];

/** Whether the customer has been spoken to when it is written down: then nothing of the due time is left. */
export function isSpokenTo(origin: Origin): boolean {
  return origin === 'walk-in' || origin === 'phone';
}

/** What becomes of an appointment. */
export const appointmentStates = ['asked', 'confirmed', 'came', 'missed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
