import { noticeVersionOf, type EnquiryKind } from '@dealership/shared';
import { keptFor } from '@dealership/shared/texts/common/retention.ts';
import { dealership } from './dealership.ts';

/** What the note at a form says of how long, and its version: as the document says, whatever has been set since. */
export function noticeOf(kind: string): { kept: string; version: string } {
  const kept = dealership().retention[kind as EnquiryKind];
  return { kept: keptFor(kept), version: noticeVersionOf(kept, dealership()) };
}
