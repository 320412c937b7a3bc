/**
 * What the program behind a key may do: send leads, read the enquiries of the key's kinds, and with them who they are
 * from (name, number, address, message, registration number).
 */
export const keyRights = ['leads.send', 'enquiries.list', 'enquiries.people'] as const;
export type KeyRight = (typeof keyRights)[number];

export function isKeyRight(text: string): text is KeyRight {
  return (keyRights as readonly string[]).includes(text);
}

export const keyLimits = {
  /** Code points. With its mark it fits in the audit log's column. */
  name: 40,
  /** Keys that work: a further one is made when one is revoked. */
  keys: 50,
  /** Calls of one key in a minute, on one server. */
  callsInAMinute: 120,
  /** Leads in one call, and fields of one lead. */
  leads: 500,
  fields: 100,
  /** Enquiries in one answer. */
  page: 200,
  /** Length of a sender's id, in UTF-16 units. */
  id: 200,
} as const;

/** What became of a lead: `known` was stored by an earlier call. */
export const leadStates = ['stored', 'known', 'refused'] as const;
