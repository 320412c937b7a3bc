import type { ContentValue } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';

const minute = (at: string) => (at === '' ? '' : timeTexts.minute(at));

function linesOf({ title, description, picture, start, end, model }: ContentValue): string[] {
  const { fields, line } = texts;
  return [
    ...(title ? [line(fields.title, title.en)] : []),
    ...(description ? [line(fields.description, description.en)] : []),
    line(fields.picture, picture.path),
    line(fields.start, minute(start)),
    line(fields.end, minute(end)),
    line(fields.model, model),
  ];
}

/** The lines of each value that the other one lacks. */
export function differingLines(one: ContentValue, other: ContentValue): [string[], string[]] {
  const [ones, others] = [linesOf(one), linesOf(other)];
  return [
    ones.filter((line) => !others.includes(line)),
    others.filter((line) => !ones.includes(line)),
  ];
}
