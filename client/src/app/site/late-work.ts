import { startSubmissionQueue } from '../../features/enquiries/queue/submission-queue.ts';
import { noteVisit } from '../../lib/browser/visit.ts';
import { countTaps, type PageNameAt } from './taps.ts';

/** What every public page does once it is there and the phone idle. */
export function startLateWork(pageNameAt: PageNameAt): void {
  noteVisit();
  countTaps(pageNameAt);
  // An enquiry of an earlier visit may wait in this browser to be sent.
  startSubmissionQueue();
}
