import type { Needs } from '../../../needs.ts';
import type { Config } from '../../../config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { timeLimit } from '../../../time-limit.ts';
import { malformed, notFound } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { idParam } from '../../../http/calls/id-param.ts';
import { Undelivered } from '../message.ts';
import { newMessageId } from '../outbox-repository.ts';
import { findHook, listDeliveries, listHooks, sendAgain } from './hook-repository.ts';
import { addHook, createHooks, deleteHook } from './hooks.ts';

/** The person who starts a test waits for its outcome. */
const LONGEST_TEST_MS = 12_000;

interface Deps extends Needs<'db' | 'clock' | 'audit'> {
  config: Pick<Config, 'jwtSecret' | 'allowsPrivate' | 'isDemo'>;
}

/** Programs that get news of enquiries: their addresses, and what was sent to each. */
export function webhookHandlers(deps: Deps) {
  const { db, clock, audit } = deps;
  const hooks = createHooks(deps);
  return {
    'GET /api/webhooks': () => listHooks(db),
    'POST /api/webhooks': ({ body, by }) => addHook(deps, body, by),
    'DELETE /api/webhooks/:id': async ({ params, by, answers }) => {
      await deleteHook(deps, { id: idParam(params.id), by });
      return { message: answers.webhookRemoved };
    },
    'POST /api/webhooks/:id/test': async ({ params, by }) => {
      const hook = await findHook(db, idParam(params.id));
      if (!hook) throw notFound('webhook');
      if (deps.config.isDemo) throw malformed((texts) => texts.demoSendsNothing);
      const what = new URL(hook.address).hostname;
      await audit({ userId: by, action: 'message tested', what }, db);
      try {
        await hooks.test(hook.id, newMessageId(), timeLimit(LONGEST_TEST_MS));
        return { failure: null };
      } catch (error) {
        return { failure: error instanceof Undelivered ? error.failure : 'unknown' };
      }
    },
    'GET /api/webhooks/:id/deliveries': async ({ params }) => {
      const id = idParam(params.id);
      if (!(await findHook(db, id))) throw notFound('webhook');
      return listDeliveries(db, id);
    },
    'POST /api/webhooks/:id/deliveries/:message/again': async ({ params, by, answers }) => {
      const [hook, message] = [idParam(params.id), idParam(params.message)];
      const tried = await inTransaction(db, async (transaction) => {
        if (!(await sendAgain(transaction, { hook, message, now: clock() }))) return 0;
        const event = { action: 'messages tried again', what: '1' } as const;
        await audit({ userId: by, ...event }, transaction);
        return 1;
      });
      return { message: answers.messagesTried({ tried }) };
    },
  } satisfies Partial<NamedHandlers>;
}
