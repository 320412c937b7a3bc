import {
  enquiryDefinitions,
  textsIn,
  problemText,
  type EnquiryKind,
  type Locale,
  type Problems,
} from '@dealership/shared';

/** The problem of each invalid field of a call, by wire name. */
export interface InvalidFields {
  problems: Problems;
  /** The enquiry in whose form they are, if they are in one. */
  kind?: EnquiryKind | undefined;
}

/** The same as texts, by wire name. */
export function fieldTexts(
  { problems, kind }: InvalidFields,
  locale: Locale,
): Record<string, string> {
  const { kinds, problems: texts } = textsIn(locale);
  const form = kind ? enquiryDefinitions[kind].form : [];
  return Object.fromEntries(
    Object.entries(problems).map(([wire, each]) => {
      const field = form.find((candidate) => candidate.wire === wire)?.field;
      if (!kind || !field) return [wire, problemText(texts, each)];
      const { labels, required } = kinds[kind];
      return [wire, problemText(texts, each, { label: labels[field], missing: required?.[field] })];
    }),
  );
}
