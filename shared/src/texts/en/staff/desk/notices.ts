import type { NoticeEvent } from '../../../../auth/second-factor.ts';

/** An event of an account or a model. */
interface Happened {
  /** User id of the person who did it; `''`: the operator of the server. */
  by: string;
  /** User id of the account, or the name of the model. */
  about: string;
  /** Whether it is the reader's own account. */
  isOwn: boolean;
  /** `on Mon 23 Nov at 2:02 pm` */
  when: string;
}

const personOf = (by: string) => by || 'the person who runs the server';
const of = ({ isOwn, about }: Happened) => (isOwn ? 'your account' : `the account of ${about}`);

const events: Readonly<Partial<Record<string, (it: Happened) => string>>> = {
  'recovery-code-used': (it) =>
    `A recovery code of ${of(it)} was used ${it.when}. If this was not you, change your password and make ten new codes at once.`,
  'many-wrong-codes': (it) =>
    `Someone who knows the password of ${of(it)} typed many wrong codes ${it.when}. If this was not you, change your password at once.`,
  'second-factor-reset': (it) =>
    `The second factors of ${of(it)} were removed by ${personOf(it.by)} ${it.when}. Add a new one under Sign-in and Security. If you did not ask for it, ask who did.`,
  'password-link-used': (it) =>
    `A link was used to set a new password for ${of(it)} ${it.when}. If this was not you, change your password at once and tell an owner.`,
  'owner-link-made': (it) =>
    it.isOwn
      ? `A link that sets a new password for your account was made by ${personOf(it.by)} ${it.when}. If you did not ask for it, change your password, which ends the link, and ask why.`
      : `A link that sets a new password for the owner ${it.about} was made by ${personOf(it.by)} ${it.when}. If nobody asked for it, make a new link, which ends this one, and ask why.`,
  'owner-added': (it) =>
    it.isOwn
      ? `You were made an owner by ${personOf(it.by)} ${it.when}: you may do everything, other accounts included.`
      : `${it.about} was made an owner by ${personOf(it.by)} ${it.when}. Owners may do everything, other accounts included.`,
  'enquiries-refused': (it) =>
    `Someone sent far more enquiries from one address than people do, ${it.when}, and the website refused many of them. Look through the newest enquiries on the desk. To close made-up ones in one step, search for a part of their text, select all that match and close them as not an enquiry.`,
  'plan-changed': (it) =>
    `You have scheduled changes of ${it.about}. ${it.by} changed a part of them ${it.when}. That part stays a draft at the scheduled time. Open ${it.about} under Models, check it, and schedule it again.`,
  'plan-left-out': (it) =>
    `You had scheduled changes of ${it.about}. Not all of them were published ${it.when}: some parts had changed since you scheduled them, or the name or the price was missing or taken. They are still drafts. Open ${it.about} under Models.`,
} satisfies Record<NoticeEvent, (it: Happened) => string>;

/** Messages about accounts and plans, shown on every screen until they are seen. */
export const noticeTexts = {
  heading: 'Please read this',
  seen: 'I have seen this',
  sending: 'Saving…',
  /** An event of a newer server is shown under its own name. */
  eventOf: (event: string, it: Happened): string =>
    events[event]?.(it) ?? `Something happened to ${of(it)} ${it.when}: ${event}.`,
};
