import { Router } from 'express';
import { dayOf, startOfDay } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { countByKindSince } from './dashboard-repository.ts';

/** Today's counts (contract P22). */
export function dashboardRoutes({ db, clock }: { db: Database; clock: () => number }): Router {
  const router = Router();
  router.get('/api/dashboard', async (_request, response) => {
    const today = await countByKindSince(db, startOfDay(dayOf(clock())));
    response.json([
      {
        bookings: today['service-booking'] ?? 0,
        amc: today.amc ?? 0,
        warranty: today.warranty ?? 0,
        enquiry_report: today.product ?? 0,
      },
    ]);
  });
  return router;
}
