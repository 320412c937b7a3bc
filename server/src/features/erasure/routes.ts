import type { IRouter } from 'express';
import { personSchema, type ErasurePreview } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { Audit } from '../../http/audit.ts';
import { jsonBody } from '../../http/json-body.ts';
import { userIdOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import { previewExpired, type RetentionMonths } from './erase-expired.ts';
import { erasePerson } from './erase-person.ts';
import { countSelected } from './erasure-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { jwtSecret: string; retentionMonths: RetentionMonths };
}

/**
 * Erasing a person, with a look first, and what the retention would erase (docs/api.md). Who it is
 * stands in the body: no address keeps it.
 */
export function addErasureRoutes(router: IRouter, { db, clock, audit, config }: Needs): void {
  router.post('/api/erasures/preview', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const preview: ErasurePreview = { ...person, ...(await countSelected(db, person)) };
    response.json(preview);
  });
  router.post('/api/erasures', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const erasure = await erasePerson({ db, audit, config }, person, userIdOf(response));
    response.json({ message: messageOf(erasure), ...erasure });
  });
  router.get('/api/retention', async (_request, response) => {
    response.json(await previewExpired({ db, clock, config }));
  });
}

function messageOf({ total }: { total: number }): string {
  if (total === 0) return 'No enquiry of this person was found.';
  return total === 1 ? 'One enquiry was erased.' : `${total} enquiries were erased.`;
}
