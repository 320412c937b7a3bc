import type { Database } from '../../db/open-database.ts';
import type { PublishedCache } from '../../db/content-revision.ts';
import type { NamedHandlers } from '../../http/add-calls.ts';
import { localeOf } from '../../http/locale-of.ts';
import { sendPublished } from '../../http/published-json.ts';
import type { DealershipSource } from './dealership-source.ts';
import { toDealer } from './presenters.ts';
import { findBranch } from './settings-repository.ts';

interface Deps {
  db: Database;
  /** Answers made from the settings. */
  settings: PublishedCache;
  dealership: DealershipSource;
}

/** What visitors are told of the dealership and its branches. */
export function settingsHandlers({ db, settings: published, dealership }: Deps) {
  return {
    'GET /api/dealership': ({ request, response }) =>
      sendPublished({ published, request, response }, 'dealership', () =>
        dealership(localeOf(request)),
      ),
    'GET /api/dealers/:id': ({ request, response, params: { id } }) =>
      sendPublished({ published, request, response }, `dealer ${id}`, async () => {
        const branch = await findBranch(db, id);
        return branch && [toDealer(branch, localeOf(request))];
      }),
  } satisfies Partial<NamedHandlers>;
}
