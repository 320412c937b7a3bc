import {
  FIRST_BRANCH,
  fittingReplies,
  isOpen,
  replyValues,
  type DeskRow,
  lettersOf,
  type DeskDetail,
  fillReply,
  messageWays,
  replyTextFor,
  type CustomerLanguage,
  type KeyedReply,
  type ReplyValues,
  type ReplyWay,
} from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useId } from 'react';
import { compareNames } from '../../../lib/page/compare-names.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { dealership } from '../../../lib/page/dealership.ts';
import { useOwnBranchName } from '../../../lib/staff/branches.ts';
import { branchText, repliesQuery } from '../../../lib/staff/replies.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { useCustomer } from '../common/customer-queries.ts';
import { useDesk } from '../common/desk-context.ts';
import { LanguageQuestion } from '../common/language-question.tsx';
import type { Wrote, MessageStep } from '../sending/use-contact.ts';
import type { StepSender } from '../sending/use-step.ts';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { messageLink, subjectOf, type MessageWay } from '../../../lib/staff/message-links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './replies.module.css';

interface ReplyListProps {
  enquiry: DeskRow;
  sender: StepSender;
  /** Only templates for this way; absent: for all. */
  only: ReplyWay | undefined;
  onWrote: Wrote;
  onShown: () => void;
}

/** The templates that fit an enquiry, filled in. */
export function ReplyList({ onShown, ...shared }: ReplyListProps) {
  const { enquiry, only } = shared;
  const { now } = useDesk();
  const replies = useQuery(repliesQuery);
  const customer = useCustomer(enquiry.customer?.id);
  const fitting = fittingReplies(replies.data?.replies ?? [], enquiry, compareNames);
  const written = JSON.stringify(fitting.map(({ text, subject }) => [text, subject]));
  const price = useReplyPrice(enquiry, written.includes('{price}'));
  const offers = usePresentDetail(
    enquiry,
    fitting.some(({ purpose }) => purpose === 'offer') || written.includes('{calendar}'),
  );
  const branch = useOwnBranchName(enquiry.branch);
  // All appear at once, so that no button is moved by content above it.
  const isComing = replies.isLoading || customer.isLoading || price.isLoading || offers.isLoading;
  const reportShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (!isComing) reportShown();
  }, [isComing]);
  if (isComing) return <p role="status">{texts.loading}</p>;
  if (!replies.data) return <QueryFailure of={replies} text={texts.notLoaded} />;
  const shop = dealership();
  const isFirst = enquiry.branch === FIRST_BRANCH || branch === undefined;
  const known = {
    price: price.data ?? undefined,
    branch: branchText(isFirst ? shop : { name: shop.name, address: { city: branch } }),
    appointmentFile: offers.data?.appointment_file,
    origin: window.location.origin,
    now,
  };
  const isClosed = !isOpen(enquiry.status);
  const noMail = replies.data.sends_mail ? isClosed && texts.mailClosed : texts.noMail;
  const asksMail =
    only === undefined &&
    enquiry.sent.email !== '' &&
    fitting.some(({ ways }) => ways.includes('mail'));
  return (
    <>
      <LanguageQuestion customerId={enquiry.customer?.id} />
      {fitting.map((reply) => (
        <ReplyLine
          key={reply.key}
          reply={reply}
          {...shared}
          wanted={customer.data?.language ?? enquiry.language}
          valuesIn={(language) => replyValues(enquiry, { ...known, language })}
          offers={isClosed ? { offer_ways: [], offer_waits: [] } : offers.data}
          sendsMail={noMail === false}
        />
      ))}
      {asksMail && noMail !== false && <p>{noMail}</p>}
    </>
  );
}

/**
 * The channels on which the sender of an enquiry may get an offer, and the file of the appointment, fetched each time
 * this is shown: after a stop no offer is allowed any more (rules: stop-messages).
 */
function usePresentDetail({ reference, status }: DeskRow, isWanted: boolean) {
  return useQuery({
    ...callQuery(queryKeys.offerWays(reference), 'GET /api/desk/enquiries/:reference', {
      reference,
    }),
    enabled: isWanted && isOpen(status),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** A price is fetched again after this time. */
const FRESH_MS = 60_000;

/**
 * The price of the enquiry's variant, or else of its model (the lowest one), in rupees, as visitors see it now;
 * `null`: no model on sale is named.
 */
function useReplyPrice({ sent }: DeskRow, isWanted: boolean) {
  const model = sent.modelName ?? sent.model;
  const { variant } = sent.details;
  return useQuery({
    queryKey: queryKeys.replyPrice(model, variant),
    enabled: isWanted && model !== '',
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        call('GET /api/bikes', { signal }),
        call('GET /api/scooters', { signal }),
      ]);
      const card = lists.flat().find(({ name }) => lettersOf(name) === lettersOf(model));
      if (!card) return null;
      if (typeof variant !== 'string' || variant === '') return card.price;
      const params = { bikeName: card.bikeName };
      const variants = await call('GET /api/variants/:bikeName', { params, signal });
      return variants.find(({ name }) => name === variant)?.price ?? card.price;
    },
  });
}

interface ReplyLineProps extends Omit<ReplyListProps, 'onShown'> {
  reply: KeyedReply;
  wanted: CustomerLanguage | null;
  valuesIn: (language: CustomerLanguage) => ReplyValues;
  /** The channels allowed for offers; `undefined`: they could not be fetched. */
  offers: Pick<DeskDetail, 'offer_ways' | 'offer_waits'> | undefined;
  sendsMail: boolean;
}

/** A filled-in template with its link, or with a button if the server sends or first allows it (rules: offers). */
function ReplyLine(props: ReplyLineProps) {
  const { reply, enquiry, wanted, valuesIn, offers, only } = props;
  const { title, ways } = reply;
  const id = useId();
  const { language, text: template } = replyTextFor(reply.text, wanted);
  const filled = fillReply(template, valuesIn(language));
  const above = replyTextFor(reply.subject, language);
  const subject = fillReply(above.text, valuesIn(above.language));
  const reaching = ways.filter((way) => reaches(way, props) && (!only || way === only));
  const isOffer = reply.purpose === 'offer';
  const usable = isOffer ? reaching.filter((way) => offers?.offer_ways.includes(way)) : reaching;
  // The customer cannot be reached on any of its channels.
  if (reaching.length === 0) return null;
  const written = messageWays.filter((way) => usable.includes(way));
  const isScript = written.length === 0 && usable.includes('call');
  const name = isScript ? texts.script(title) : title;
  const hasMail = written.includes('mail');
  const isMailStopped = hasMail && subject.missing.length > 0;
  const sendable = written.filter((way) => way !== 'mail' || !isMailStopped);
  const subjectText = subject.text || subjectOf(enquiry.sent);
  const refused = isOffer && usable.length < reaching.length && refusalOf(props, reaching);
  return (
    <section className={styles.reply} aria-labelledby={id}>
      <h3 id={id}>
        <span {...langOf(name)}>{name} </span>
        {isOffer && <span className={styles.offer}>{texts.offer}</span>}
      </h3>
      {hasMail && !isMailStopped && (
        <p className={styles.script}>
          {texts.subject} <span lang={above.language}>{subjectText}</span>
        </p>
      )}
      {usable.length > 0 && (
        <p lang={language} className={isScript || hasMail ? styles.script : styles.text}>
          {filled.text}
        </p>
      )}
      {usable.length > 0 && filled.missing.length > 0 && (
        <p className="failure">{texts.missing(filled.missing)}</p>
      )}
      {filled.missing.length === 0 && isMailStopped && (
        <p className="failure">{texts.missingOfMail(subject.missing)}</p>
      )}
      {filled.missing.length === 0 && sendable.length > 0 && (
        <div className={styles.ways}>
          {sendable.map((way) => (
            <Way
              {...props}
              way={way}
              language={language}
              key={way}
              text={filled.text}
              subject={subjectText}
            />
          ))}
        </div>
      )}
      {refused && <p className="failure">{refused}</p>}
    </section>
  );
}

function reaches(way: ReplyWay, { enquiry, sendsMail }: ReplyLineProps): boolean {
  const { mobile, email } = enquiry.sent;
  return way === 'mail' ? sendsMail && email !== '' : mobile !== '';
}

/** Why an offer is not allowed on some channels, one sentence for each reason. */
function refusalOf({ enquiry, offers }: ReplyLineProps, reaching: readonly ReplyWay[]): string {
  if (!isOpen(enquiry.status)) return texts.offerClosed;
  if (!offers) return texts.offerUnknown;
  const { offer_ways: ways, offer_waits: waits } = offers;
  const untilOf = (way: ReplyWay) => waits.find((each) => each.way === way)?.until ?? 'agreed';
  const refused = reaching.filter((way) => !ways.includes(way));
  return [...new Set(refused.map(untilOf))]
    .map((until) => texts.noOffers[until](refused.filter((way) => untilOf(way) === until)))
    .join(' ');
}

interface WayProps extends ReplyLineProps {
  way: MessageWay;
  language: CustomerLanguage;
  text: string;
  subject: string;
}

function Way({ reply, enquiry, sender, onWrote, way, language, text, subject }: WayProps) {
  const { key, version, title, purpose } = reply;
  const isOffer = purpose === 'offer';
  const template = { key, version };
  if (way === 'mail' || isOffer) {
    const step: MessageStep = {
      do: 'message',
      by: way,
      template,
      text,
      ...(way === 'mail' && { subject }),
    };
    // A mail may wait for the connection: the server sends it only after its own check.
    const more = { isNow: way !== 'mail', language };
    return (
      <Button
        aria-label={texts.by(way, title)}
        busy={sender.isBusy}
        onClick={() => sender.take(step, enquiry.version, more)}
      >
        {texts.ways[way]}
      </Button>
    );
  }
  return (
    <ButtonLink
      href={messageLink(way, enquiry.sent, text) ?? ''}
      aria-label={texts.by(way, title)}
      {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => onWrote(way, { template, text })}
    >
      {texts.ways[way]}
    </ButtonLink>
  );
}
