import type { ReactNode } from 'react';
import { Pair } from './pair.tsx';
import { PlainRow, type RowFrame } from './row-frame.tsx';
import styles from './card-list.module.css';

interface Card {
  key: string | number;
  pairs: readonly { header: string; value: ReactNode }[];
}

interface CardListProps {
  label: string;
  cards: readonly Card[];
  isBusy?: boolean;
  frame?: RowFrame;
}

/** Shown on phones in place of a table: every row is a card. */
export function CardList({ label, cards, isBusy = false, frame: Frame = PlainRow }: CardListProps) {
  return (
    <ul className="stack-8 pale-if-busy" aria-label={label} aria-busy={isBusy}>
      {cards.map(({ key, pairs }) => (
        <Frame key={key} id={key} tag="li" className={styles.card}>
          <dl className={styles.pairs}>
            {pairs.map(({ header, value }) => (
              <Pair key={header} name={header}>
                {value}
              </Pair>
            ))}
          </dl>
        </Frame>
      ))}
    </ul>
  );
}
