import type { Placeholder } from '../../desk/replies.ts';
import type { Status } from '../../desk/status.ts';
import type { EnquiryKind } from '../../enquiries/registry.ts';

/** An enquiry made up for previews: the same in every language, as one preview shows a template in all of them. */
export const replySample = { name: 'Anita', model: 'Activa 125', reference: 'K7Q2-M4XD' };

type Placeholders = Readonly<Record<Placeholder, string>>;

/** `{name}`, `{model}` */
export function placeholderMarks(names: Placeholders): string[] {
  return Object.keys(names).map((name) => `{${name}}`);
}

/** `{name} the customer’s first name, {model} the model` */
export function placeholderList(names: Placeholders): string {
  return Object.entries(names)
    .map(([name, text]) => `{${name}} ${text}`)
    .join(', ');
}

interface ScopeTexts {
  kindNames: Readonly<Record<EnquiryKind, string>>;
  allKinds: string;
  statusOf: (status: Status, kind: EnquiryKind) => string;
  /** The status `done` for all kinds. */
  done: string;
  anyStatus: string;
}

/** The enquiries that a template is for; none chosen: all. */
export function replyScope({ kindNames, allKinds, statusOf, done, anyStatus }: ScopeTexts) {
  const kindsIn = (kinds: readonly EnquiryKind[]): string =>
    kinds.length === 0 ? allKinds : kinds.map((kind) => kindNames[kind]).join(', ');
  return {
    kindsIn,
    /** Only the name of `done` depends on the kind. */
    statusOf: (status: Status): string => (status === 'done' ? done : statusOf(status, 'contact')),
    about: (kinds: readonly EnquiryKind[], statuses: readonly string[]): string =>
      `${kindsIn(kinds)} · ${statuses.length === 0 ? anyStatus : statuses.join(', ')}`,
  };
}
