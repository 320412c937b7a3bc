import { actorOf, type Actor } from '../../../../http/calls/require-session.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { addView, changeView, readViews, removeView } from './views.ts';

export function deskViewHandlers(deps: Parameters<typeof addView>[0]) {
  const listed = async (actor: Actor) => ({ views: await readViews(deps.db, actor) });
  return {
    'GET /api/desk/views': ({ response }) => listed(actorOf(response)),
    'POST /api/desk/views': async ({ response, body }) => {
      const actor = actorOf(response);
      const id = await addView(deps, actor, body);
      return { id, ...(await listed(actor)) };
    },
    'PATCH /api/desk/views/:id': async ({ response, params: { id }, body }) => {
      const actor = actorOf(response);
      await changeView(deps, actor, { ...body, id });
      return listed(actor);
    },
    'DELETE /api/desk/views/:id': async ({ response, params: { id } }) => {
      const actor = actorOf(response);
      await removeView(deps, actor, id);
      return listed(actor);
    },
  } satisfies Partial<NamedHandlers>;
}
