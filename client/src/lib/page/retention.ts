import { noticeVersionOf, type EnquiryKind } from '@dealership/shared';
import { keptFor } from '@dealership/shared/texts/common/retention.ts';
import { dealership } from './dealership.ts';

/**
 * The retention period in the note at a form, and the note's version: as in the document, even if changed since.
 *
 * @param read the notice in a further language that the visitor has opened (`findReadNotice`)
 */
export function noticeOf(kind: string, read?: string): { kept: string; version: string } {
  const kept = dealership().retention[kind as EnquiryKind];
  return { kept: keptFor(kept), version: noticeVersionOf(kept, dealership(), read) };
}
