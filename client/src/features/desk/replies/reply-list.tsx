import {
  fittingReplies,
  isOpen,
  replyValues,
  type DeskRow,
  lettersOf,
  type DeskDetail,
} from '@dealership/shared';
import { replyTexts as texts } from '@dealership/shared/texts/staff/desk/replies.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { dealership } from '../../../lib/page/dealership.ts';
import { branchText, repliesQuery } from '../../../lib/staff/replies.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { useCustomer } from '../common/customer-queries.ts';
import { useDesk } from '../common/desk-context.ts';
import type { Wrote } from '../sending/use-contact.ts';
import type { StepSender } from '../sending/use-step.ts';
import { ReplyLine } from './reply-line.tsx';
import { call } from '../../../lib/calls/call.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

interface ReplyListProps {
  enquiry: DeskRow;
  sender: StepSender;
  onWrote: Wrote;
  onShown: () => void;
}

/** The templates that fit an enquiry, filled in. */
export function ReplyList({ enquiry, sender, onWrote, onShown }: ReplyListProps) {
  const { now } = useDesk();
  const replies = useQuery(repliesQuery);
  const customer = useCustomer(enquiry.customer?.id);
  const fitting = fittingReplies(replies.data?.replies ?? [], enquiry);
  const hasPrice = JSON.stringify(fitting.map(({ text, subject }) => [text, subject])).includes(
    '{price}',
  );
  const price = useReplyPrice(enquiry, hasPrice);
  const offers = useOfferWays(
    enquiry,
    fitting.some(({ purpose }) => purpose === 'offer'),
  );
  // All appear at once, so that no button is moved by content above it.
  const isComing = replies.isLoading || customer.isLoading || price.isLoading || offers.isLoading;
  const reportShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (!isComing) reportShown();
  }, [isComing]);
  if (isComing) return <p role="status">{texts.loading}</p>;
  if (!replies.data) return <QueryFailure of={replies} text={texts.notLoaded} />;
  const known = { price: price.data ?? undefined, branch: branchText(dealership()), now };
  const isClosed = !isOpen(enquiry.status);
  const noMail = replies.data.sends_mail ? isClosed && texts.mailClosed : texts.noMail;
  const asksMail = enquiry.sent.email !== '' && fitting.some(({ ways }) => ways.includes('mail'));
  return (
    <>
      {fitting.map((reply) => (
        <ReplyLine
          key={reply.key}
          reply={reply}
          enquiry={enquiry}
          sender={sender}
          onWrote={onWrote}
          wanted={customer.data?.language ?? null}
          valuesIn={(language) => replyValues(enquiry, { ...known, language })}
          offers={isClosed ? { offer_ways: [] } : offers.data}
          sendsMail={noMail === false}
        />
      ))}
      {asksMail && noMail !== false && <p>{noMail}</p>}
    </>
  );
}

/** The server's previous version does not send `offer_waits`. */
export type OfferWays = Pick<DeskDetail, 'offer_ways'> & Partial<Pick<DeskDetail, 'offer_waits'>>;

/**
 * The channels on which the sender of an enquiry may get an offer, fetched each time this is shown: after a stop no
 * offer is allowed any more (rules: stop-messages).
 */
function useOfferWays({ reference, status }: DeskRow, isWanted: boolean) {
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
