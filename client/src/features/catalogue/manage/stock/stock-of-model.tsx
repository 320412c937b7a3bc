import {
  isOldStock,
  stockOn,
  type Stock,
  type StockCell as Cell,
  type StockList,
  type StockModel,
} from '@dealership/shared';
import { stockListTexts as texts } from '@dealership/shared/texts/staff/catalogue/stock.ts';
import { useState } from 'react';
import { useMay } from '../../../../lib/staff/rights.ts';
import { Button } from '../../../../ui/button.tsx';
import { AdminTable, type Column } from '../../../../ui/lists/admin-table.tsx';
import styles from './stock.module.css';
import { StockCell } from './stock-cell.tsx';
import { keyOf, useStockChange } from './use-stock-change.ts';

interface StockOfModelProps {
  model: StockModel;
  list: StockList;
  /** Whether its grid is open at first. */
  isOpen: boolean;
}

/** The grid of a model: a row for each colour, a column for each variant. */
export function StockOfModel({ model, list: { cells, today }, isOpen }: StockOfModelProps) {
  const mayEdit = useMay('prices.edit');
  // Dozens of closed grids would have thousands of choices.
  const [isShown, setShown] = useState(isOpen);
  const { change, others, isBusy } = useStockChange();
  const { name, variants, colours } = model;
  const known = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const said = variants.flatMap(({ part }) =>
    colours.flatMap(({ id: colour }): (Cell & { stock: Exclude<Stock, ''> })[] => {
      const cell = known.get(keyOf({ part, colour }));
      return cell && cell.stock !== '' ? [{ ...cell, stock: cell.stock }] : [];
    }),
  );
  const there = said.filter((cell) => stockOn(cell, today) === 'showroom').length;
  const old = said.filter((cell) => stockOn(cell, today) === 'ask').length;
  // Days that are over are not confirmed: nobody knows in how many it comes now.
  const confirmable = said.filter(
    (cell) => stockOn(cell, today) !== 'ask' || isOldStock(cell.touched, today),
  );

  const colourColumn: Column<StockModel['colours'][number]> = {
    key: 'colour',
    header: texts.colour,
    cell: (colour) => (
      <span className={styles.colour}>
        {colour.swatch !== null && (
          <span className={styles.dot} style={{ background: colour.swatch }} />
        )}
        <span>{colour.name || texts.noColours}</span>
      </span>
    ),
  };
  const columns = variants.map((variant): Column<StockModel['colours'][number]> => ({
    key: variant.part,
    header: variant.name || texts.stock,
    cell: (colour) => {
      const place = { part: variant.part, colour: colour.id };
      const cell = known.get(keyOf(place));
      return (
        <StockCell
          label={texts.cell([name, variant.name, colour.name].filter(Boolean))}
          cell={cell}
          today={today}
          other={others.get(keyOf(place))}
          isBusy={isBusy(keyOf(place))}
          onChange={
            mayEdit
              ? (wanted) => void change([{ ...place, seen: cell?.stock ?? '', wanted }])
              : undefined
          }
        />
      );
    },
  }));

  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        {name} <span className={styles.summary}>{texts.summary(there, old)}</span>
      </summary>
      {isShown && (
        <div className={styles.model}>
          {mayEdit && confirmable.length > 0 && (
            <div>
              <Button
                aria-label={texts.confirmOf(name)}
                onClick={() =>
                  void change(
                    confirmable.map(({ part, colour, stock }) => ({
                      part,
                      colour,
                      seen: stock,
                      wanted: stock,
                    })),
                  )
                }
              >
                {texts.confirm}
              </Button>
            </div>
          )}
          <AdminTable
            label={name}
            columns={[colourColumn, ...columns]}
            rows={colours}
            keyOf={({ id }) => id}
          />
        </div>
      )}
    </details>
  );
}
