import { topicsFor, type AlertChoices } from '@dealership/shared';
import type { Response } from 'express';
import type { Config } from '../../../../config.ts';
import type { Needs } from '../../../../needs.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { actorOf, sessionOf, type SignedIn } from '../../../../http/calls/require-session.ts';
import { findChoices, lockChoices, updateChoices } from './alert-repository.ts';
import { choicesOf } from './recipient.ts';

export function alertHandlers({ db, config }: Needs<'db'> & { config: Pick<Config, 'mail'> }) {
  const answer = (response: Response, choices: AlertChoices) => {
    const { role, user } = sessionOf<SignedIn & { user: { email: string } }>(response);
    return {
      choices: { mail: [...choices.mail], push: [...choices.push], quiet: choices.quiet },
      offered: { mail: topicsFor(role, 'mail'), push: topicsFor(role, 'push') },
      is_mail_on: config.mail !== undefined,
      has_address: user.email !== '',
    };
  };
  return {
    'GET /api/own-alerts': async ({ response }) => {
      const { userId, role } = actorOf(response);
      const own = await findChoices(db, userId);
      return answer(response, choicesOf({ role }, own?.choices ?? null));
    },
    'PATCH /api/own-alerts': async ({ response, body }) => {
      const { userId, role } = actorOf(response);
      const choices = JSON.stringify(body);
      await inTransaction(db, async (transaction) => {
        await lockChoices(transaction, userId);
        await updateChoices(transaction, userId, { choices });
      });
      return answer(response, choicesOf({ role }, choices));
    },
  } satisfies Partial<NamedHandlers>;
}
