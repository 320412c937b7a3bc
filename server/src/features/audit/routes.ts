import type { IRouter } from 'express';
import * as z from 'zod/mini';
import {
  auditSelectionSchema,
  dayOf,
  reportQuerySchema,
  timeOf,
  type AuditRow,
  type Paged,
} from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { jsonBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import { findEvents, listActors } from './audit-repository.ts';

/** Who did what, when: the audit log for staff (docs/api.md). */
export function addAuditRoutes(router: IRouter, { db }: { db: Database }): void {
  router.post('/api/auditEvents', jsonBody, async (request, response) => {
    response.json(await readPage(db, request.body));
  });
  router.get('/api/auditEvents/users', async (_request, response) => {
    response.json(await listActors(db));
  });
}

async function readPage(db: Database, body: unknown): Promise<Paged<AuditRow>> {
  const { page, limit, ...filter } = validate(
    z.intersection(reportQuerySchema, auditSelectionSchema),
    body,
  );
  const { events, total } = await findEvents(db, filter, { page, limit });
  return {
    data: events.map(({ id, userId, action, what, createdAt }) => ({
      ...{ id, user_id: userId, action, what },
      created_date: dayOf(createdAt),
      created_time: timeOf(createdAt),
    })),
    totalPages: Math.ceil(total / limit),
    totalRecords: total,
  };
}
