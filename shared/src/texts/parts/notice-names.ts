import {
  noticeLanguageNames,
  noticeLanguages,
  noticeSetting,
  type NoticeSetting,
} from '../../dealership/notice-languages.ts';

/** A name for the notice in each further language. */
export function noticeNames(nameIn: (language: string) => string): Record<NoticeSetting, string> {
  return Object.fromEntries(
    noticeLanguages.map((language) => [
      noticeSetting(language),
      nameIn(noticeLanguageNames[language]),
    ]),
  ) as Record<NoticeSetting, string>;
}
