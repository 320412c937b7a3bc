import { allEnquiriesTexts } from './en/common/all-enquiries.ts';
import { kindTexts } from './en/common/kinds/index.ts';
import { modelPageTexts } from './en/common/model-pages.ts';
import { pageTexts } from './en/common/pages.ts';
import { passwordProblems } from './en/common/password-problems.ts';
import { fieldProblems } from './en/common/problems.ts';
import { answerTexts } from './en/server/answers.ts';
import { documentTexts } from './en/server/documents.ts';
import { failureTexts } from './en/server/failures.ts';
import { callProblems } from './en/server/problems.ts';
import { siteTexts } from './en/server/site.ts';
import type { Locale } from './locale.ts';

const en = {
  allEnquiries: allEnquiriesTexts,
  answers: answerTexts,
  documents: documentTexts,
  failures: failureTexts,
  kinds: kindTexts,
  modelPages: modelPageTexts,
  pages: pageTexts,
  problems: { ...fieldProblems, ...passwordProblems, ...callProblems },
  site: siteTexts,
};

export type Messages = typeof en;

/** What the server says, in one language. Pages import their texts themselves, so that each carries only its own. */
const messages: Readonly<Record<Locale, Messages>> = { en };

export function messagesIn(locale: Locale): Messages {
  return messages[locale];
}
