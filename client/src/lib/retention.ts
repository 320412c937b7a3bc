import { noticeVersionOf, type EnquiryKind } from '@dealership/shared';
import { keptFor } from '@dealership/shared/messages/common/retention.ts';
import { readPageData } from './page-data.ts';

type RetentionMonths = Readonly<Partial<Record<EnquiryKind, number>>>;

/** How long the server keeps enquiries, in months by kind; undefined at build time, where nobody knows. */
export function retentionMonths(): RetentionMonths | undefined {
  if (typeof document === 'undefined') return undefined;
  return (readPageData('retention') as RetentionMonths | undefined) ?? {};
}

/** What the note at a form says of how long, and its version: at build time marks that the server replaces. */
export function noticeOf(kind: string): { kept: string; version: string } {
  const months = retentionMonths();
  if (!months) return { kept: `{{kept-${kind}}}`, version: `{{version-${kind}}}` };
  const kept = months[kind as EnquiryKind];
  return { kept: keptFor(kept), version: noticeVersionOf(kept) };
}
