import { customerLanguages, type Reply } from '@dealership/shared';
import { completeReply } from '../../../lib/staff/replies.ts';
import { replyEditorTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';

export function replyLines(reply: Reply): string[] {
  const { title, kinds, statuses, ways, text, isHidden, purpose, subject } = completeReply(reply);
  return [
    isHidden ? `${title} (${texts.hidden})` : title,
    texts.about(kinds, statuses.map(texts.statusOf)),
    ways.map((way) => texts.waysOf[way]).join(', '),
    ...(purpose === 'offer' ? [texts.purposes.offer] : []),
    ...customerLanguages.flatMap((language) => [
      ...(subject[language] ? [texts.subjectOf(subject[language])] : []),
      ...(text[language] ? [text[language]] : []),
    ]),
  ];
}
