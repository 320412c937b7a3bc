import { startSubmissionQueue } from '../../features/enquiries/queue/submission-queue.ts';
import { noteVisit } from '../../lib/browser/visit.ts';
import { countTaps, type PageNameAt } from './taps.ts';

/** The tasks of every public page once it is loaded and the phone is idle. */
export function startLateWork(pageNameAt: PageNameAt): void {
  noteVisit();
  countTaps(pageNameAt);
  // An enquiry of an earlier visit may wait in this browser to be sent.
  startSubmissionQueue();
}
