import { customerLanguages, type Reply } from '@dealership/shared';
import { replyEditorTexts as texts } from '@dealership/shared/messages/staff/replies.ts';

/** What a template says, line by line. */
export function replyLines({ title, kinds, statuses, ways, text, isHidden }: Reply): string[] {
  return [
    isHidden ? `${title} (${texts.hidden})` : title,
    texts.about(kinds, statuses.map(texts.statusOf)),
    ways.map((way) => texts.waysOf[way]).join(', '),
    ...customerLanguages.flatMap((language) => text[language] || []),
  ];
}
