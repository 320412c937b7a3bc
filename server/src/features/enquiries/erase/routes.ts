import type { Database } from '../../../db/open-database.ts';
import type { Audit } from '../../../audit/audit.ts';
import type { NamedHandlers } from '../../../http/add-calls.ts';
import { answersTo } from '../../../http/locale-of.ts';
import { userIdOf } from '../../../http/require-session.ts';
import { previewExpired, type RetentionMonths } from './erase-expired.ts';
import { erasePerson } from './erase-person.ts';
import { countSelected } from './erasure-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { jwtSecret: string; retentionMonths: RetentionMonths };
}

/**
 * Preview and erasure of a person's enquiries, and what the retention would erase (docs/api.md). The person is
 * named in the body, so that no address holds it.
 */
export function erasureHandlers({ db, clock, audit, config }: Deps) {
  return {
    'POST /api/erasures/preview': async ({ body: person }) => ({
      ...person,
      ...(await countSelected(db, { person })),
    }),
    'POST /api/erasures': async ({ request, response, body: person }) => {
      const erasure = await erasePerson({ db, audit, config }, person, userIdOf(response));
      return { message: answersTo(request).erased(erasure), ...erasure };
    },
    'GET /api/retention': () => previewExpired({ db, clock, config }),
  } satisfies Partial<NamedHandlers>;
}
