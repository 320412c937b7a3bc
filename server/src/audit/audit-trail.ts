import type { Needs } from '../needs.ts';
import type { Audit } from './audit.ts';
import { insertEvent } from './audit-repository.ts';

/** Width of the column, in code points. */
const LONGEST_WHAT = 200;

/** Events go to the database with the user id, and to the log without it. */
export function createAuditTrail({ clock, log }: Needs<'clock' | 'log'>): Audit {
  return async ({ userId, action, what = '', references = [] }, transaction) => {
    await insertEvent(transaction, {
      userId,
      action,
      what: [...what].slice(0, LONGEST_WHAT).join(''),
      createdAt: clock(),
      references,
    });
    log.info({ event: action, ...(what !== '' && { what }) });
  };
}
