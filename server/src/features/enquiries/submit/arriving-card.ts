import {
  readAskedCard,
  type AskedCard,
  type EnquiryCard,
  type Locale,
  type NoCard,
  type StoredCard,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';

/**
 * Makes a price card of the prices and rates of an instant (epoch ms), or says why there is none; passed in by the
 * catalogue.
 */
export type MakeCard = (
  asked: Omit<AskedCard, 'seenTotal'>,
  reader: { locale: Locale; at: number },
) => Promise<StoredCard | NoCard>;

/**
 * The price card of an enquiry that arrives, made from our own prices: nothing of it is taken from the browser but the
 * choices and the total that was on the screen. No card makes an enquiry invalid (rules: card-of-an-enquiry).
 */
export async function makeArrivingCard(
  { makeCard, clock, log }: Needs<'clock' | 'log'> & { makeCard: MakeCard },
  given: unknown,
  locale: Locale,
): Promise<EnquiryCard | undefined> {
  const asked = readAskedCard(given);
  if (asked === undefined) return undefined;
  if (asked === 'unreadable') return { card: asked };
  const { seenTotal, ...choices } = asked;
  const card = await makeCard(choices, { locale, at: clock() }).catch((error: unknown): NoCard => {
    log.error({ err: error, event: 'the price card of an enquiry failed' });
    return 'failed';
  });
  const isOther = typeof card === 'string' || seenTotal !== card.total;
  return { card, ...(seenTotal !== undefined && isOther && { seenTotal }) };
}
