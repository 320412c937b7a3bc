import { allEnquiriesTexts } from './en/common/all-enquiries.ts';
import { kindTexts } from './en/common/kinds/index.ts';
import { passwordProblems } from './en/common/password-problems.ts';
import { fieldProblems } from './en/common/problems.ts';
import { callProblems } from './en/server/problems.ts';
import type { Locale } from './locale.ts';

const en = {
  kinds: kindTexts,
  allEnquiries: allEnquiriesTexts,
  problems: { ...fieldProblems, ...passwordProblems, ...callProblems },
};

/** What the server says, in one language. Pages import their texts themselves, so that each carries only its own. */
const messages = { en } satisfies Record<Locale, typeof en>;

export function messagesIn(locale: Locale): typeof en {
  return messages[locale];
}
