import {
  fillReply,
  fittingReplies,
  messageWays,
  replyTextFor,
  replyValues,
  type DeskRow,
  type KeyedReply,
} from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/messages/staff/replies.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { dealership } from '../../../../lib/dealership.ts';
import { branchText, repliesQuery } from '../../../../lib/replies.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { useCustomer } from '../customer-queries.ts';
import { messageLink } from '../message-links.ts';
import type { Wrote } from '../use-contact.ts';
import styles from './replies.module.css';
import { useReplyPrice } from './use-reply-price.ts';

interface ReplyListProps {
  enquiry: DeskRow;
  /** Epoch ms. */
  now: number;
  onWrote: Wrote;
  /** They are there. */
  onShown: () => void;
}

/** The templates that fit an enquiry, filled in; from each a link leads to what sends it. */
export function ReplyList({ enquiry, now, onWrote, onShown }: ReplyListProps) {
  const replies = useQuery(repliesQuery);
  const customer = useCustomer(enquiry.customer?.id);
  const fitting = fittingReplies(replies.data?.replies ?? [], enquiry);
  const asksPrice = fitting.some(({ text }) => Object.values(text).join('').includes('{price}'));
  const price = useReplyPrice(enquiry, { isWanted: asksPrice });
  // All at once: nothing that can be pressed is moved by what comes above it.
  const isComing = replies.isLoading || customer.isLoading || price.isLoading;
  const tellShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (!isComing) tellShown();
  }, [isComing]);
  if (isComing) return <p role="status">{texts.loading}</p>;
  if (!replies.data) {
    return <LoadFailure text={texts.notLoaded} onRetry={() => void replies.refetch()} />;
  }
  const known = {
    price: price.data ?? undefined,
    branch: branchText(dealership()),
    now,
  };
  return fitting.map((reply) => {
    const { language, text } = replyTextFor(reply.text, customer.data?.language ?? null);
    const filled = fillReply(text, replyValues(enquiry, { ...known, language }));
    return <Filled key={reply.key} {...{ reply, enquiry, language, ...filled, onWrote }} />;
  });
}

interface FilledProps
  extends Pick<ReplyListProps, 'enquiry' | 'onWrote'>, ReturnType<typeof fillReply> {
  reply: KeyedReply;
  language: string;
}

function Filled({ reply, enquiry, language, text, missing, onWrote }: FilledProps) {
  const { key, version, title, ways } = reply;
  const id = useId();
  const links = messageWays.flatMap((way) => {
    const link = ways.includes(way) ? messageLink(way, enquiry, text) : undefined;
    return link === undefined ? [] : [{ way, link }];
  });
  const isScript = links.length === 0;
  // Nothing leads to the customer on any of its ways.
  if (isScript && (!ways.includes('call') || enquiry.sent.mobile === '')) return null;
  return (
    <section className={styles.reply} aria-labelledby={id}>
      <h3 id={id}>{isScript ? texts.script(title) : title}</h3>
      <p lang={language} className={isScript ? styles.script : styles.text}>
        {text}
      </p>
      {missing.length > 0 ? (
        <p className={styles.missing}>{texts.missing(missing)}</p>
      ) : (
        links.length > 0 && (
          <div className={styles.ways}>
            {links.map(({ way, link }) => (
              <ButtonLink
                key={way}
                href={link}
                aria-label={texts.by(way, title)}
                {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
                onClick={() => onWrote(way, { template: { key, version }, text })}
              >
                {texts.ways[way]}
              </ButtonLink>
            ))}
          </div>
        )
      )}
    </section>
  );
}
