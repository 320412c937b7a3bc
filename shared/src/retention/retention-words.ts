import { noticeVersionOf } from './notice-version.ts';
import { enquiryKinds, type EnquiryKind } from '../enquiries/registry.ts';
import type { Locale } from '../messages/locale.ts';
import { messagesIn } from '../messages/messages-in.ts';

/**
 * What the pages say of how long enquiries are kept, by the marks of their shells (`{{kept-sales}}`). The
 * browser makes the same texts of the months in the document's data.
 */
export function retentionWords(
  locale: Locale,
  months: Readonly<Partial<Record<EnquiryKind, number>>>,
): Readonly<Record<string, string>> {
  const { keptFor, policy } = messagesIn(locale).retention;
  const words: Record<string, string> = { kept: policy(months) };
  for (const kind of enquiryKinds) {
    words[`kept-${kind}`] = keptFor(months[kind]);
    words[`version-${kind}`] = noticeVersionOf(months[kind]);
  }
  return words;
}
