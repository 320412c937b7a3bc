import type { RequestHandler } from 'express';
import { OFFICE_SHARED, SHARE_LOST } from '@dealership/shared';

/**
 * Answers what other apps share where the browser has no worker yet: nothing of it is read or stored, and the screen says
 * so. Whose page has sent it does not matter.
 */
export const leadLostShare: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').redirect(303, OFFICE_SHARED + SHARE_LOST);
};
