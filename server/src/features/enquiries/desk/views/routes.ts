import { actorOf } from '../../../../http/calls/require-session.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { addView, changeView, readViews, removeView } from './views.ts';

export function deskViewHandlers(deps: Parameters<typeof addView>[0]) {
  const { db } = deps;
  return {
    'GET /api/desk/views': async ({ response }) => ({
      views: await readViews(db, actorOf(response)),
    }),
    'POST /api/desk/views': async ({ response, body }) => {
      const actor = actorOf(response);
      const id = await addView(deps, actor, body);
      return { id, views: await readViews(db, actor) };
    },
    'PATCH /api/desk/views/:id': async ({ response, params: { id }, body }) => {
      const actor = actorOf(response);
      await changeView(deps, actor, { ...body, id });
      return { views: await readViews(db, actor) };
    },
    'DELETE /api/desk/views/:id': async ({ response, params: { id } }) => {
      const actor = actorOf(response);
      await removeView(deps, actor, id);
      return { views: await readViews(db, actor) };
    },
  } satisfies Partial<NamedHandlers>;
}
