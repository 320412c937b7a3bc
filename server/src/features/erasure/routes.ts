import { Router } from 'express';
import { personSchema } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import type { Audit } from '../../http/audit.ts';
import { jsonBody } from '../../http/json-body.ts';
import { userIdOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import { erasePerson } from './erase-person.ts';
import { countSelected } from './erasure-repository.ts';

interface Needs {
  db: Database;
  audit: Audit;
  config: { jwtSecret: string };
}

/** Erasing a person, with a look first (docs/api.md). Who it is stands in the body: no address keeps it. */
export function erasureRoutes({ db, audit, config }: Needs): Router {
  const router = Router();
  router.post('/api/erasures/preview', jsonBody, async (request, response) => {
    response.json(await countSelected(db, validate(personSchema, request.body)));
  });
  router.post('/api/erasures', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const erasure = await erasePerson({ db, audit, config }, person, userIdOf(response));
    response.json({ message: messageOf(erasure), ...erasure });
  });
  return router;
}

function messageOf({ total }: { total: number }): string {
  if (total === 0) return 'No enquiry of this person was found.';
  return total === 1 ? 'One enquiry was erased.' : `${total} enquiries were erased.`;
}
