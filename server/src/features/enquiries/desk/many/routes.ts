import { deskLimits } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { idParam } from '../../../../http/calls/id-param.ts';
import { actorOf, sessionOf } from '../../../../http/calls/require-session.ts';
import { findMatching, viewerOf } from '../read-desk.ts';
import { takeMany } from './take-many.ts';
import { undoMany } from './undo-many.ts';

export function manyHandlers(deps: Needs<'db' | 'clock' | 'answering' | 'audit'>) {
  const { db } = deps;
  return {
    'POST /api/desk/matches': async ({ response, body }) => {
      const viewer = await viewerOf(deps, sessionOf(response));
      const { ids, next } = await findMatching(db, viewer, body, { limit: deskLimits.many });
      return { count: ids.length, has_more: next !== undefined, as_of: viewer.now };
    },
    'POST /api/desk/steps': async ({ response, body }) => {
      const viewer = await viewerOf(deps, sessionOf(response));
      return takeMany(deps, { ...actorOf(response), viewer }, body);
    },
    'POST /api/desk/steps/:id/undo': ({ response, params }) =>
      undoMany(deps, actorOf(response), idParam(params.id)),
  } satisfies Partial<NamedHandlers>;
}
