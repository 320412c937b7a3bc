import type { Consent } from '../consents/consents.ts';
import type { Channel } from '../enquiries/fields.ts';
import { messageWays } from './steps.ts';

/** How a template is used: sent, or read out on the telephone. */
export const replyWays = [...messageWays, 'call'] as const;
export type ReplyWay = (typeof replyWays)[number];

/** What a template is for: an offer asks first whether the customer has agreed (rules: offers). */
export const replyPurposes = ['service', 'offer'] as const;
export type ReplyPurpose = (typeof replyPurposes)[number];

/** By which consent an offer may be made in a way; `obd` is the telephone. */
const channelOfWay: Readonly<Record<ReplyWay, Channel>> = {
  whatsapp: 'whatsapp',
  sms: 'sms',
  mail: 'email',
  call: 'obd',
};

type Of<Name extends keyof Consent> = readonly Pick<Consent, 'channel' | Name>[];

/** The ways in which an offer may be made to somebody, by what counts now of what their number has agreed to. */
export function offerWays(consents: Of<'is_given'>): ReplyWay[] {
  return replyWays.filter((way) =>
    consents.some(({ channel, is_given: isGiven }) => isGiven && channel === channelOfWay[way]),
  );
}

/** No offer may be made in a way yet, though the customer has asked for it. */
export interface OfferWait {
  way: ReplyWay;
  until: NonNullable<Consent['waits']>;
}

/** The ways in which one has to wait with an offer. */
export function offerWaits(consents: Of<'waits'>): OfferWait[] {
  return replyWays.flatMap((way) => {
    const until = consents.find(({ channel }) => channel === channelOfWay[way])?.waits;
    return until ? [{ way, until }] : [];
  });
}
