import { linkPasswordTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import { ApiError } from '../../lib/calls/api-client.ts';

/** The server's text about a link that can no longer set a password; `undefined`: something else failed. */
export function spentText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 404) return undefined;
  return error.message || linkPasswordTexts.spentText;
}
