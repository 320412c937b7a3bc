import {
  cardQuery,
  cardWordsIn,
  pagePaths,
  pathIn,
  withoutTerms,
  type CardChoices,
  type PriceCard,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { priceCardTexts as texts } from '@dealership/shared/texts/common/price/price-card.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './price-card.module.css';

interface CardLinksProps {
  /** In addresses. */
  bike: string;
  variant: string;
  choices: CardChoices;
  card: PriceCard<string>;
  /** The model and its variant, and the place, in words. */
  named: { vehicle: string; place: string };
}

/** The card to keep or to send: by WhatsApp with its address, as PDF, as a picture. */
export function CardLinks({ bike, variant, choices, card, named }: CardLinksProps) {
  const page = `${location.origin}${pathIn(locale, pagePaths['view-details'])}`;
  const address = `${page}?bike=${encodeURIComponent(bike)}&${cardQuery(variant, choices, card.day)}`;
  const { inShort } = cardWordsIn(texts);
  const said = [inShort(card, named), texts.validUntil(card.day, card.validUntil), address];
  const document = pathIn(locale, `/price-cards/${encodeURIComponent(bike)}`);
  const chosen = cardQuery(variant, withoutTerms(choices));
  return (
    <p className={styles.links}>
      <a
        className="tap"
        href={`https://wa.me/?text=${encodeURIComponent(said.join('\n'))}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" size={18} />
        {texts.toWhatsapp}
      </a>
      <a className="tap" href={`${document}.pdf?${chosen}`}>
        {texts.pdf}
      </a>
      <a className="tap" href={`${document}.png?${chosen}&shape=tall`}>
        {texts.picture}
      </a>
    </p>
  );
}
