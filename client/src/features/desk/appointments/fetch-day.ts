import { deskLimits, writtenIn, type DeskPage, type DeskRow } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';

/**
 * The latest staff note of each enquiry that has one, by reference: a sheet has room for one. Fetched one enquiry
 * at a time when a sheet is printed: a day has about twenty.
 */
export async function fetchNotes(
  rows: readonly DeskRow[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  for (const { reference } of rows) {
    const { events } = await call('GET /api/desk/enquiries/:reference', {
      params: { reference },
      signal,
    });
    const note = events.map(({ detail }) => writtenIn(detail)).find((text) => text !== '');
    if (note !== undefined) notes.set(reference, note);
  }
  return notes;
}

/** All appointments of a day (`YYYY-MM-DD`): first those at any time, then the others in order of time. */
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
