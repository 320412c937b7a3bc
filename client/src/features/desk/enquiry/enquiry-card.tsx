import { cardWordsIn, formatRupees, type DeskDetail } from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { enquiryCardTexts as texts } from '@dealership/shared/texts/staff/desk/enquiry-card.ts';
import { Pair } from '../../../ui/lists/pair.tsx';
import { StoredCard } from '../../../ui/lists/stored-card.tsx';
import styles from './enquiry-view.module.css';

type Kept = NonNullable<DeskDetail['price_card']>;

/** The price card as it was when the enquiry came, the total that the customer saw, and the one of today. */
export function EnquiryCard({ kept: { card, seenTotal, today } }: { kept: Kept }) {
  return (
    <section className={styles.sent} aria-labelledby="card-title">
      <h2 id="card-title">{texts.title}</h2>
      {typeof card === 'string' ? <p>{texts.none(card)}</p> : <StoredCard card={card} />}
      <dl className="details">
        {seenTotal !== undefined && (
          <Pair name={texts.seen}>
            <strong>{formatRupees(seenTotal)}</strong>
          </Pair>
        )}
        {today && <Pair name={texts.today}>{todayText(today)}</Pair>}
      </dl>
    </section>
  );
}

function todayText(today: NonNullable<Kept['today']>): string {
  if (typeof today === 'string') return texts.none(today);
  const lines = today.missing.map((line) => ({ line, amount: null, payee: 'dealer' as const }));
  return [
    formatRupees(today.total),
    today.missing.length > 0 &&
      cardWordsIn(priceCardTexts).totalOf({ lines, missing: today.missing }),
    today.isSample && priceCardTexts.sample,
  ]
    .filter(Boolean)
    .join(' · ');
}
