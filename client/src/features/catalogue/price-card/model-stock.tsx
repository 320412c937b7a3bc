import { daysOfStock, type ShownStock, type VehicleView } from '@dealership/shared';
import { stockTexts as texts } from '@dealership/shared/texts/common/price/stock.ts';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { langOf } from '../../../lib/page/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { enquiryLink } from '../model-links.ts';
import styles from './model-stock.module.css';
import { useModelRates } from './use-model-rates.ts';

interface ModelStockProps {
  model: Pick<VehicleView, 'bikeName' | 'name'>;
  /** Number of the colour in the picture; `undefined`: nobody has chosen one. */
  colour: number | undefined;
}

/** Which colours of the chosen variant are there, and how long one waits for the others (rules: stock). */
export function ModelStock({ model, colour }: ModelStockProps) {
  const headingId = useId();
  const { search } = useLocation();
  const { data } = useModelRates(model.bikeName);
  if (!data?.stock) return null;
  const wanted = new URLSearchParams(search).get('variant');
  const variant = data.variants.find(({ name }) => name === wanted) ?? data.variants[0];
  const rows = data.stock.filter(({ part }) => part === variant?.part);
  const name = [model.name, variant?.name].filter(Boolean).join(' ');
  return (
    <section className={styles.stock} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <p {...langOf(name)} className="hint">
        {name}
      </p>
      <ul className={styles.rows} aria-live="polite">
        {rows.map((row) => (
          <Row key={row.colour} row={row} model={model} isChosen={row.colour === colour} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  row: ShownStock;
  model: ModelStockProps['model'];
  isChosen: boolean;
}

function Row({ row: { name, swatch, stock, touched }, model, isChosen }: RowProps) {
  const days = daysOfStock(stock);
  return (
    <li className={styles.row} aria-current={isChosen || undefined}>
      {swatch !== null && <span className={styles.dot} style={{ background: swatch }} />}
      <span className={styles.name}>
        <span {...langOf(name || model.name)}>{name || model.name}</span>
        {isChosen && <span className="hint">{texts.chosen}</span>}
      </span>
      <span className={styles.state} data-stock={stock}>
        {stock === 'ask' ? (
          <Link {...enquiryLink(model.bikeName)}>{texts.states.ask}</Link>
        ) : (
          <>
            <span className={styles.said}>
              {stock === 'showroom' || stock === 'order'
                ? texts.states[stock]
                : texts.states.days(days ?? 0)}
            </span>
            <span className="hint">
              {days === undefined ? texts.asOf(touched) : texts.countedFrom(touched)}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
