import type { RateTable } from '@dealership/shared';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { bindFields } from '../../../ui/forms/bind-fields.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { useMoves } from '../../../ui/lists/use-moves.tsx';
import { NumberField } from '../sections/setting-fields.tsx';
import { LimitField, RupeesField } from './rate-fields.tsx';
import styles from '../settings.module.css';

type Row = RateTable['bands'][number];
type Rate = Row['rate'];

interface RateRowsProps {
  rows: readonly Row[];
  fuel: RateTable['fuel'];
  problems: Problems;
  /** Their position in the setting: `rates.3.bands`. */
  path: string;
  onChange: (rows: readonly Row[]) => void;
}

/** The rows of a table. The last one is for all above the others, so a new row comes before it. */
export function RateRows({ rows, fuel, problems, path, onChange }: RateRowsProps) {
  const { list, add, append, replace, remove } = useMoves({
    items: rows,
    nameOf: (row) => texts.row(rows.indexOf(row) + 1),
    onChange,
  });
  return (
    <>
      <div ref={list} className={styles.fields}>
        {rows.map((row, at) => {
          const place = `${path}.${at}`;
          const change = (changed: Partial<Row>) => replace(at, { ...row, ...changed });
          const field = bindFields({ values: row, problems, path: `${place}.`, onChange: change });
          const size = field('size');
          return (
            <fieldset key={at} className="group">
              <legend>{texts.row(at + 1)}</legend>
              <div className={styles.rates}>
                <LimitField
                  {...size}
                  error={size.error ?? problems[place]}
                  label={texts.size[fuel]}
                />
                <LimitField {...field('price')} label={texts.price} />
                <RateFields
                  rate={row.rate}
                  problems={problems}
                  path={`${place}.rate`}
                  onChange={(rate) => change({ rate })}
                />
              </div>
              {rows.length > 1 && (
                <Button
                  variant="quiet"
                  aria-label={texts.removeRow(at + 1)}
                  onClick={() => remove(at)}
                >
                  {texts.removeRow(at + 1)}
                </Button>
              )}
            </fieldset>
          );
        })}
      </div>
      <Button
        ref={add}
        onClick={() =>
          append({ size: null, price: null, rate: { amount: NaN } }, Math.max(rows.length - 1, 0))
        }
      >
        {texts.addRow}
      </Button>
    </>
  );
}

interface RateFieldsProps {
  rate: Rate;
  problems: Problems;
  path: string;
  onChange: (rate: Rate) => void;
}

function RateFields({ rate, problems, path, onChange }: RateFieldsProps) {
  const unit = 'amount' in rate ? 'amount' : 'percent';
  const error = (key: string) => problems[`${path}.${key}`] ?? problems[path];
  return (
    <>
      <SelectField
        label={texts.unit}
        all={['amount', 'percent'] as const}
        chosen={unit}
        nameOf={(each) => texts.units[each]}
        onChange={(wanted) =>
          onChange(wanted === 'amount' ? { amount: NaN } : { percent: NaN, least: 0 })
        }
      />
      {'amount' in rate ? (
        <RupeesField
          label={texts.amount}
          value={rate.amount}
          error={error('amount')}
          onChange={(amount) => onChange({ amount })}
        />
      ) : (
        <>
          <NumberField
            label={texts.percent}
            value={rate.percent}
            error={error('percent')}
            onChange={(percent) => onChange({ ...rate, percent })}
          />
          <RupeesField
            label={texts.least}
            value={rate.least}
            error={problems[`${path}.least`]}
            onChange={(least) => onChange({ ...rate, least })}
          />
        </>
      )}
    </>
  );
}
