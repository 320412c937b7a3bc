import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import type { Audit } from '../../http/audit.ts';
import { insertEvent } from './audit-repository.ts';

/** Width of the column, in code points. */
const LONGEST_WHAT = 200;

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
}

/** Events go to the database with who did it, and to the log without. */
export function createAuditTrail({ db, clock, log }: Needs): Audit {
  return async ({ userId, action, what = '' }, transaction) => {
    log.info({ event: action, ...(what !== '' && { what }) });
    try {
      await insertEvent(transaction ?? db, {
        userId,
        action,
        what: [...what].slice(0, LONGEST_WHAT).join(''),
        createdAt: clock(),
      });
    } catch (error) {
      if (transaction) throw error;
      log.error({ err: error, event: 'audit event not stored', action });
    }
  };
}
