import type { ReactNode } from 'react';
import styles from './card-list.module.css';

interface Card {
  key: string | number;
  pairs: readonly { header: string; value: ReactNode }[];
}

interface CardListProps {
  label: string;
  cards: readonly Card[];
  isBusy?: boolean;
}

/** Shown on phones in place of a table: every row is a card. */
export function CardList({ label, cards, isBusy = false }: CardListProps) {
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={isBusy}>
      {cards.map(({ key, pairs }) => (
        <li key={key} className={styles.card}>
          <dl>
            {pairs.map(({ header, value }) => (
              <div key={header} className={styles.pair}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
