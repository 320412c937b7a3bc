import {
  DEFAULT_LOCALE,
  editedPages,
  fillMarks,
  joinLanguages,
  listLooks,
  locales,
  noticeLanguages,
  noticeSetting,
  noticeVersionOf,
  pageIn,
  textsIn,
  translationsOf,
  policyVersionOf,
  type Dealership,
  type EditedPage,
  type ListLook,
  type Locale,
  type NoticeLanguage,
  type NoticeSetting,
  type NoticeSettings,
  type PageBlock,
  type PageSettings,
  type PageMark,
  type PageText,
  type StandardPages,
  type WrittenPage,
} from '@dealership/shared';

import { addressLine, partsOf } from './describe-dealership.ts';

export type PageTexts = Readonly<Record<EditedPage, PageText>>;

/** The pages as they come with the product, in all languages. */
export const standardPages = Object.fromEntries(
  editedPages.map((page) => {
    const inAll = locales.map((locale) => [locale, textsIn(locale).standardPages[page]] as const);
    return [page, joinLanguages(Object.fromEntries(inAll) as Record<Locale, WrittenPage<string>>)];
  }),
) as StandardPages;

/** The texts of all pages that the dealership edits, in a language, with their marks filled in. */
export function describePages(
  settings: PageSettings,
  dealership: Dealership,
  locale: Locale,
): PageTexts {
  const marks = marksOf(dealership, locale);
  return Object.fromEntries(
    editedPages.map((page) => {
      const standard = standardPages[page];
      const text = pageIn(settings[page] ?? standard, locale, translationsOf(standard));
      return [page, describePage(text, marks)];
    }),
  ) as Record<EditedPage, PageText>;
}

export type FurtherNotices = Readonly<Partial<Record<NoticeLanguage, PageText>>>;

/**
 * The privacy notice in the further languages in which the dealership has it.
 *
 * @param versionOf the version of a setting: the edition of its text
 */
export function describeNotices(
  settings: NoticeSettings,
  dealership: Dealership,
  versionOf: (name: NoticeSetting) => number,
): FurtherNotices {
  const marks = marksOf(dealership, DEFAULT_LOCALE);
  return Object.fromEntries(
    noticeLanguages.flatMap((lang) => {
      const name = noticeSetting(lang);
      const written = settings[name];
      if (!written) return [];
      const { title, text } = written;
      const version = `${lang}${versionOf(name)}`;
      const page = { title, lead: '', sections: noticeSections(text) };
      const notice = { lang, dir: directionOf(text), version };
      const own = { ...marks, version: noticeVersionOf(undefined, dealership, version) };
      return [[lang, { ...describePage(page, own), notice }]];
    }),
  );
}

/** A line that begins with number signs and a blank is a heading; before the first one there may be text. */
function noticeSections(text: string): WrittenPage<string>['sections'] {
  const [before = '', ...parts] = text.split(/^#+\s+/m);
  const section = (heading: string, body: string) =>
    ({ heading, inShort: '', body, look: 'ticks' }) as const;
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return section(heading.trim(), lines.join('\n'));
  });
  return before.trim() === '' ? sections : [section('', before), ...sections];
}

/** By its letters, since some languages are written in two scripts. */
function directionOf(text: string): 'ltr' | 'rtl' {
  return /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
}

function marksOf(dealership: Dealership, locale: Locale): Readonly<Record<PageMark, string>> {
  const { name, legalName, email, phones, address, grievance, retention, tracking } = dealership;
  const texts = textsIn(locale);
  return {
    name,
    email,
    street: address.street,
    city: address.city,
    address: addressLine(address),
    phone: phones[0]?.phone ?? '',
    firm: legalName,
    officer: texts.policy.officer(grievance),
    'officer-email': grievance.email,
    'officer-phone': grievance.phone,
    kept: texts.retention.policy(retention),
    conversions: texts.policy.conversions(tracking),
    version: policyVersionOf(dealership),
  };
}

function describePage(
  { title, lead, sections }: WrittenPage<string>,
  marks: Readonly<Record<PageMark, string>>,
): PageText {
  const filled = (text: string) => fillMarks(text, marks);
  const ids = new Set<string>();
  return {
    title: filled(title),
    lead: filled(lead),
    sections: sections.map(({ heading, inShort, body, look }) => ({
      id: idOf(heading, ids),
      heading: filled(heading),
      inShort: filled(inShort),
      look,
      blocks: blocksOf(body, look).map((block) =>
        'text' in block
          ? { text: filled(block.text) }
          : { items: block.items.map((parts) => parts.map(filled)) },
      ),
    })),
  };
}

/** `Who sees it` -> `who-sees-it`, unique among the sections of the page. */
function idOf(heading: string, taken: Set<string>): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['section'];
  const wanted = words.join('-');
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/** Paragraphs, between empty lines, and lists, whose lines begin with a hyphen or a dot and a blank. */
export function blocksOf(body: string, look: ListLook): PageBlock[] {
  const blocks: ({ text: string } | { items: string[][] })[] = [];
  let isOpen = false;
  for (const line of body.split('\n').map((each) => each.trim())) {
    const item = /^[-•*–]\s+(.+)$/.exec(line)?.[1];
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (line === '') continue;
    if (item !== undefined) {
      const parts = partsOf(item, listLooks[look]);
      if (last && 'items' in last) last.items.push(parts);
      else blocks.push({ items: [parts] });
    } else if (last && 'text' in last) {
      last.text += ` ${line}`;
    } else {
      blocks.push({ text: line });
    }
  }
  return blocks;
}
