import type { Request, Response } from 'express';
import { AppError } from '../../../errors/app-error.ts';
import { SENT, type NamedHandlers } from '../../../http/calls/add-calls.ts';
import type { CheckPassword } from '../../../http/calls/password-again.ts';
import { sessionIdOf } from '../../../http/calls/require-session.ts';
import type { Needs } from '../../../needs.ts';
import { takeoutName } from './describe-takeout.ts';
import { writeTakeout } from './write-takeout.ts';

/** A reader that is slower than this, in ms, gets no takeout: one holds a snapshot of the database while it is read. */
const LONGEST_MS = 30 * 60_000;

interface Deps extends Needs<'db' | 'clock' | 'audit' | 'images'> {
  checkPassword: CheckPassword;
  /** Tickets are of the feature of enquiries: one is good once, for a minute, in one session. */
  tickets: {
    issue: (scope: TicketScope) => Promise<string>;
    /** @returns whether it was good */
    spend: (scope: TicketScope, ticket: string) => Promise<boolean>;
  };
}

interface TicketScope {
  session_id: string;
  report: string;
}

const scopeOf = (response: Response): TicketScope => ({
  session_id: sessionIdOf(response),
  report: '/api/takeout',
});

/**
 * Everything as open files. The password is asked for again, since a screen may have been left open; the ticket lets the
 * browser fetch the file, and shows how far it is.
 */
export function takeoutHandlers(deps: Deps) {
  let isRunning = false;
  const refuseSecond = () => {
    if (isRunning) throw new AppError('too_many', (texts) => texts.takeoutRunning);
  };
  return {
    'POST /api/takeout/ticket': async (asked) => {
      await deps.checkPassword(asked);
      // Said here, where a person reads it: the browser would only name a download that has failed.
      refuseSecond();
      return { ticket: await deps.tickets.issue(scopeOf(asked.response)) };
    },
    'GET /api/takeout': async ({ request, response, by }) => {
      await demandTicket(deps, request, response);
      refuseSecond();
      isRunning = true;
      try {
        await writeTakeout(
          deps,
          async () => {
            await deps.audit({ userId: by, action: 'takeout made', what: 'ZIP' }, deps.db);
            return response
              .status(200)
              .type('application/zip')
              .set('Cache-Control', 'no-store')
              .set('Content-Disposition', `attachment; filename="${takeoutName(deps.clock())}"`);
          },
          { signal: AbortSignal.timeout(LONGEST_MS) },
        );
        return SENT;
      } finally {
        isRunning = false;
      }
    },
  } satisfies Partial<NamedHandlers>;
}

async function demandTicket({ tickets }: Deps, { query }: Request, response: Response) {
  const { ticket } = query;
  const isGood = typeof ticket === 'string' && (await tickets.spend(scopeOf(response), ticket));
  if (!isGood) throw new AppError('not_found', (texts) => texts.exportTicketSpent);
}
