import { deskLimits, type DeskPage, type DeskRow } from '@dealership/shared';
import { call } from '../../../../lib/call.ts';

export const appointmentsKey = (day: string) => ['desk', 'appointments', day];

/** All appointments of a day (`YYYY-MM-DD`), those at any time of it first, then by their time. */
export async function fetchDay(day: string, signal: AbortSignal): Promise<DeskRow[]> {
  const rows: DeskRow[] = [];
  let after: string | null = null;
  do {
    const page: DeskPage = await call('POST /api/desk', {
      body: { view: 'appointments', day, limit: deskLimits.page, ...(after !== null && { after }) },
      signal,
    });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}
