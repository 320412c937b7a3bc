import type { Consent } from '../consents/consents.ts';
import type { Channel } from '../enquiries/fields.ts';
import { messageWays } from './steps.ts';

/** Ways to use a template: send it, or read it out on the telephone. */
export const replyWays = [...messageWays, 'call'] as const;
export type ReplyWay = (typeof replyWays)[number];

/** Purposes of a template: an offer needs the customer's consent (rules: offers). */
export const replyPurposes = ['service', 'offer'] as const;
export type ReplyPurpose = (typeof replyPurposes)[number];

/** The consent that an offer needs on each way; `obd` is the telephone. */
const channelOfWay: Readonly<Record<ReplyWay, Channel>> = {
  whatsapp: 'whatsapp',
  sms: 'sms',
  mail: 'email',
  call: 'obd',
};

type Of<Name extends keyof Consent> = readonly Pick<Consent, 'channel' | Name>[];

/** The ways in which a person may get an offer, by the present consents of their number. */
export function offerWays(consents: Of<'is_given'>): ReplyWay[] {
  return replyWays.filter((way) =>
    consents.some(({ channel, is_given: isGiven }) => isGiven && channel === channelOfWay[way]),
  );
}

/** The ways in which an offer has to wait, though the customer has asked for it. */
export function offerWaits(consents: Of<'waits'>) {
  return replyWays.flatMap((way) => {
    const until = consents.find(({ channel }) => channel === channelOfWay[way])?.waits;
    return until ? [{ way, until }] : [];
  });
}

export type OfferWait = ReturnType<typeof offerWaits>[number];
