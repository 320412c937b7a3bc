import type { Response } from 'express';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import {
  kindsOf,
  sessionOf,
  userIdOf,
  type SignedIn,
} from '../../../../http/calls/require-session.ts';
import { addView, changeView, readViews, removeView, type Asker } from './views.ts';

/** Views of the desk that somebody keeps. */
export function deskViewHandlers(deps: Parameters<typeof addView>[0]) {
  const { db } = deps;
  return {
    'GET /api/desk/views': async ({ response }) => ({
      views: await readViews(db, askerOf(response)),
    }),
    'POST /api/desk/views': async ({ response, body }) => {
      const asker = askerOf(response);
      const id = await addView(deps, asker, body);
      return { id, views: await readViews(db, asker) };
    },
    'PATCH /api/desk/views/:id': async ({ response, params: { id }, body }) => {
      const asker = askerOf(response);
      await changeView(deps, asker, { ...body, id });
      return { views: await readViews(db, asker) };
    },
    'DELETE /api/desk/views/:id': async ({ response, params: { id } }) => {
      const asker = askerOf(response);
      await removeView(deps, asker, id);
      return { views: await readViews(db, asker) };
    },
  } satisfies Partial<NamedHandlers>;
}

function askerOf(response: Response): Asker {
  const { role } = sessionOf<SignedIn>(response);
  return { userId: userIdOf(response), role, kinds: kindsOf(response) };
}
