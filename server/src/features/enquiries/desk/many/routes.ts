import { deskLimits, type AnsweringSource } from '@dealership/shared';
import type { Response } from 'express';
import type { Audit } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { idParam } from '../../../../http/calls/id-param.ts';
import {
  kindsOf,
  sessionOf,
  userIdOf,
  type SignedIn,
} from '../../../../http/calls/require-session.ts';
import { findMatching, viewerOf } from '../read-desk.ts';
import { takeMany } from './take-many.ts';
import { undoMany } from './undo-many.ts';

interface Deps {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
  audit: Audit;
}

/** One step for many enquiries of the desk. */
export function manyHandlers(deps: Deps) {
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

function actorOf(response: Response) {
  const { role } = sessionOf<SignedIn>(response);
  return { userId: userIdOf(response), role, kinds: kindsOf(response) };
}
