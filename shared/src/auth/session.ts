/** Header of a request without an action of the user, such as an automatic refresh: it is no use of the session. */
export const UNATTENDED_HEADER = 'X-Unattended';

/** A session that is unused for this long ends, or locks on the person's own phone. */
export const SESSION_IDLE_MINUTES = 30;

/** Stored for a device whose browser and system have no name here; `deviceName` of the texts translates it. */
// oxlint-disable-next-line dealership/no-literal-text -- a code, stored since version 1.0
export const UNKNOWN_DEVICE = 'Unknown device';
