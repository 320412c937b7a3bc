import { dayOf, timeOf } from '@dealership/shared';
import type { Response } from 'express';
import type { Database } from '../db/open-database.ts';
import type { NamedHandlers } from '../http/calls/add-calls.ts';
import { readsIn } from '../http/calls/require-session.ts';
import { idParam } from '../http/calls/id-param.ts';
import { notFound } from '../errors/app-error.ts';
import {
  findEvents,
  findReferences,
  listActors,
  type IsReadReference,
  type Sight,
} from './audit-repository.ts';

interface Deps {
  db: Database;
  isReadReference: IsReadReference;
}

/** The audit log for staff: who did what, and when (docs/api.md). */
export function auditHandlers({ db, isReadReference }: Deps) {
  /** A person limited to branches sees no events of enquiries in others. */
  const sightOf = (response: Response): Sight => {
    const reads = readsIn(response);
    return { isReadReference, ...(reads.branches && { reads }) };
  };
  return {
    'POST /api/auditEvents': async ({ response, body: { page, limit, ...filter } }) => {
      const shown = { page, limit, ...sightOf(response) };
      const { events, total } = await findEvents(db, filter, shown);
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
    'GET /api/auditEvents/:id/references': async ({ response, params }) => {
      const references = await findReferences(db, idParam(params.id), sightOf(response));
      if (!references) throw notFound('auditEvent');
      return references;
    },
    'GET /api/auditEvents/users': () => listActors(db),
  } satisfies Partial<NamedHandlers>;
}
