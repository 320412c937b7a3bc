import {
  fillReply,
  isOpen,
  messageWays,
  replyTextFor,
  type CustomerLanguage,
  type DeskRow,
  type KeyedReply,
  type ReplyValues,
  type ReplyWay,
} from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useId } from 'react';
import { messageLink, subjectOf, type MessageWay } from '../../../lib/staff/message-links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { MessageStep, Wrote } from '../sending/use-contact.ts';
import type { StepSender } from '../sending/use-step.ts';
import styles from './replies.module.css';
import type { OfferWays } from './reply-list.tsx';

interface ReplyLineProps {
  reply: KeyedReply;
  enquiry: DeskRow;
  /** The customer's language. */
  wanted: CustomerLanguage | null;
  valuesIn: (language: CustomerLanguage) => ReplyValues;
  /** The channels allowed for offers; `undefined`: they could not be fetched. */
  offers: OfferWays | undefined;
  sendsMail: boolean;
  sender: StepSender;
  onWrote: Wrote;
}

/**
 * A filled-in template with its link, or with a button if the server sends it or must allow it first
 * (rules: offers).
 */
export function ReplyLine(props: ReplyLineProps) {
  const { reply, enquiry, wanted, valuesIn, offers } = props;
  const { title, ways } = reply;
  const id = useId();
  const { language, text: template } = replyTextFor(reply.text, wanted);
  const filled = fillReply(template, valuesIn(language));
  const above = replyTextFor(reply.subject, language);
  const subject = fillReply(above.text, valuesIn(above.language));
  const reaching = ways.filter((way) => reaches(way, props));
  const isOffer = reply.purpose === 'offer';
  const usable = isOffer ? reaching.filter((way) => offers?.offer_ways.includes(way)) : reaching;
  // The customer cannot be reached on any of its channels.
  if (reaching.length === 0) return null;
  const written = messageWays.filter((way) => usable.includes(way));
  const isScript = written.length === 0 && usable.includes('call');
  const hasMail = written.includes('mail');
  const isMailStopped = hasMail && subject.missing.length > 0;
  const sendable = written.filter((way) => way !== 'mail' || !isMailStopped);
  const subjectText = subject.text || subjectOf(enquiry.sent);
  const refused = isOffer && usable.length < reaching.length && refusalOf(props, reaching);
  return (
    <section className={styles.reply} aria-labelledby={id}>
      <h3 id={id}>
        <span>{isScript ? texts.script(title) : title} </span>
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

/** Whether the customer can be reached on this channel. */
function reaches(way: ReplyWay, { enquiry, sendsMail }: ReplyLineProps): boolean {
  const { mobile, email } = enquiry.sent;
  return way === 'mail' ? sendsMail && email !== '' : mobile !== '';
}

/** Why an offer is not allowed on some channels, one sentence for each reason. */
function refusalOf({ enquiry, offers }: ReplyLineProps, reaching: readonly ReplyWay[]): string {
  if (!isOpen(enquiry.status)) return texts.offerClosed;
  if (!offers) return texts.offerUnknown;
  const { offer_ways: ways, offer_waits: waits = [] } = offers;
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
