import { noticeVersionOf, type EnquiryKind } from '@dealership/shared';
import { keptFor } from '@dealership/shared/messages/common/retention.ts';
import { readPageData } from './page-data.ts';

type RetentionMonths = Readonly<Partial<Record<EnquiryKind, number>>>;

/** How long the server keeps enquiries, in months by kind. */
export function retentionMonths(): RetentionMonths {
  return (readPageData('retention') as RetentionMonths | undefined) ?? {};
}

/** What the note at a form says of how long, and its version. */
export function noticeOf(kind: string): { kept: string; version: string } {
  const kept = retentionMonths()[kind as EnquiryKind];
  return { kept: keptFor(kept), version: noticeVersionOf(kept) };
}
