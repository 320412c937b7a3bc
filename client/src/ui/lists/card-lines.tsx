import { cardWordsIn, formatRupees, type PriceCard } from '@dealership/shared';
import { priceCardTexts as texts } from '@dealership/shared/texts/common/price/price-card.ts';
import { langOf } from '../../lib/page/lang-of.ts';
import styles from './card-lines.module.css';

const { nameOf, notesOf } = cardWordsIn(texts);

/** The lines of a price card or a quotation, and above them that its rates are samples. */
export function CardLines({ card }: { card: Pick<PriceCard<string>, 'lines' | 'isSample'> }) {
  return (
    <>
      {card.isSample && <p className={styles.sample}>{texts.sample}</p>}
      <ul className={styles.lines}>
        {card.lines.map((line, at) => {
          const name = nameOf(line);
          return (
            <li key={at} className={styles.line} data-missing={line.amount === null}>
              <span {...langOf(name)}>{name}</span>
              <span className={styles.amount}>
                {line.amount === null ? texts.toConfirm : formatRupees(line.amount)}
              </span>
              <span className="hint">
                {[texts.payees[line.payee], ...notesOf(line)].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
