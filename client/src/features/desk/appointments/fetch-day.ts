import { deskLimits, writtenIn, type DeskPage, type DeskRow } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';

/**
 * What staff noted last of each enquiry with a note, by reference: a sheet has room for the last one. It is asked for
 * when a sheet is printed, an enquiry at a time: a day has some twenty.
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
