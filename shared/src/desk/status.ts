/** Statuses of an enquiry, one small set for all kinds. */
export const statuses = [
  /** Nobody has tried yet. */
  'new',
  /** Tried or reached; the next step has a time. */
  'talking',
  /** A visit, a test ride or a workshop day is agreed. */
  'fixed',
  /** Ended with success. */
  'done',
  /** Closed without success; a reason is given. */
  'lost',
] as const;

export type Status = (typeof statuses)[number];

/** Whether work is left. */
export function isOpen(status: Status): boolean {
  return status !== 'done' && status !== 'lost';
}

/** `import`: from a file; `lead`: another program has sent it with a key. */
export const origins = ['website', 'walk-in', 'phone', 'whatsapp', 'import', 'lead'] as const;
export type Origin = (typeof origins)[number];

export const addedOrigins = ['walk-in', 'phone', 'whatsapp'] as const satisfies Origin[];
export type AddedOrigin = (typeof addedOrigins)[number];

/** Whether staff have spoken to the customer before they enter it: then there is no due time for a first answer. */
export function isSpokenTo(origin: Origin): boolean {
  return origin === 'walk-in' || origin === 'phone';
}

export const appointmentStates = ['asked', 'confirmed', 'came', 'missed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
