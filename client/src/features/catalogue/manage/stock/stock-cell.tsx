import {
  daysOfStock,
  isOldStock,
  stockInDays,
  stockOn,
  type OthersStock,
  type Stock,
  type StockCell as Cell,
} from '@dealership/shared';
import { stockListTexts as texts } from '@dealership/shared/texts/staff/catalogue/stock.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { stockName } from './stock-name.ts';
import styles from './stock.module.css';

const usualDays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 21, 25, 30, 45, 60, 90, 120];

interface StockCellProps {
  /** Names it for screen readers. */
  label: string;
  /** `undefined`: nothing was ever said. */
  cell: Cell | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  /** What another person entered after this cell was shown. */
  other: OthersStock | undefined;
  isBusy: boolean;
  /** Absent: the person may not change it. */
  onChange: ((wanted: Stock) => void) | undefined;
}

/** What is said of a variant in a colour, when and by whom. */
export function StockCell({ label, cell, today, other, isBusy, onChange }: StockCellProps) {
  const stock = cell?.stock ?? '';
  const isUnknown = cell && stock !== '' && stockOn(cell, today) === 'ask';
  return (
    <div className={styles.cell}>
      {onChange ? (
        <select
          className={styles.select}
          aria-label={label}
          aria-busy={isBusy}
          data-stock={stock}
          value={stock}
          onChange={({ target }) => onChange(target.value as Stock)}
        >
          {optionsFor(stock).map((each) => (
            <option key={each} value={each}>
              {stockName(each)}
            </option>
          ))}
        </select>
      ) : (
        <span>{stockName(stock)}</span>
      )}
      {cell && <span className="hint">{texts.touched(timeTexts.date(cell.touched), cell.by)}</span>}
      {isUnknown && (
        <span className={styles.old}>
          {isOldStock(cell.touched, today) ? texts.old : texts.past}
        </span>
      )}
      <span className={styles.old} role="status">
        {other &&
          texts.others[other.is_kept ? 'kept' : 'replaced'](other.by, stockName(other.stock))}
      </span>
    </div>
  );
}

function optionsFor(stock: Stock): Stock[] {
  const days = daysOfStock(stock);
  const all = new Set(days === undefined ? usualDays : [...usualDays, days]);
  const inDays = [...all].toSorted((one, two) => one - two).map(stockInDays);
  return ['', 'showroom', ...inDays, 'order'];
}
