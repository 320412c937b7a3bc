import type { Needs } from '../../needs.ts';
import type { NamedHandlers } from '../../http/calls/add-calls.ts';
import { idParam } from '../../http/calls/id-param.ts';
import { listKeys } from './key-repository.ts';
import { makeKey, revokeKey } from './keys.ts';

/** Owners make keys for programs of others, and revoke them. */
export function keyHandlers(deps: Needs<'db' | 'clock' | 'audit'>) {
  return {
    'GET /api/keys': () => listKeys(deps.db),
    'POST /api/keys': ({ body, by }) => makeKey(deps, body, by),
    'DELETE /api/keys/:id': async ({ params, by, answers }) => {
      await revokeKey(deps, { id: idParam(params.id), by });
      return { message: answers.keyRevoked };
    },
  } satisfies Partial<NamedHandlers>;
}
