import { dayOf, timeOf } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';
import type { NamedHandlers } from '../http/calls/add-calls.ts';
import { idParam } from '../http/calls/id-param.ts';
import { notFound } from '../errors/app-error.ts';
import { findEvents, findReferences, listActors } from './audit-repository.ts';

/** The audit log for staff: who did what, and when (docs/api.md). */
export function auditHandlers({ db }: { db: Database }) {
  return {
    'POST /api/auditEvents': async ({ body: { page, limit, ...filter } }) => {
      const { events, total } = await findEvents(db, filter, { page, limit });
      return {
        data: events.map(({ id, userId, userName, action, what, createdAt, hasReferences }) => ({
          id,
          user_id: userId,
          user_name: userName,
          action,
          what,
          created_date: dayOf(createdAt),
          created_time: timeOf(createdAt),
          has_references: hasReferences,
        })),
        totalPages: Math.ceil(total / limit),
        totalRecords: total,
      };
    },
    'GET /api/auditEvents/:id/references': async ({ params }) => {
      const references = await findReferences(db, idParam(params.id));
      if (!references) throw notFound('auditEvent');
      return references;
    },
    'GET /api/auditEvents/users': () => listActors(db),
  } satisfies Partial<NamedHandlers>;
}
