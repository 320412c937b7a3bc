import { dayOf, rateFuels, rateLimits, rateLines, type RateTable } from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { bindFields } from '../../../ui/forms/bind-fields.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { createKeys } from '../../../ui/lists/use-moves.tsx';
import type { SettingFields } from '../sections/settings-section.tsx';
import { EntryFold } from './entry-fold.tsx';
import { RateRows } from './rate-rows.tsx';
import { isLast, tablesOf, warningsOf, withNewTable } from './rate-tables.ts';
import { usePlaceNames } from './use-place-names.ts';
import styles from '../settings.module.css';

type Props = SettingFields<'rates'>;

/** The tables of rates, by line, then fuel and place. */
export function RateTablesFields({ values: { rates }, set, problems }: Props) {
  const places = usePlaceNames();
  const [today] = useState(() => dayOf(Date.now()));
  const [keyOf] = useState(createKeys<RateTable>);
  const [newKey, setNewKey] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);
  const begin = (group: Pick<RateTable, 'line' | 'fuel' | 'place'>) => {
    const next = withNewTable(rates, group, today);
    set({ rates: next.tables });
    setNewKey(keyOf(next.added));
  };
  return (
    <>
      <p className="hint">{texts.ratesHint}</p>
      {rateLines.map((line) => {
        const tables = tablesOf(rates, line, places.codes);
        const without = rateFuels.filter((fuel) =>
          tables.every(({ table }) => table.fuel !== fuel),
        );
        return (
          <div key={line} className={styles.lines}>
            <h3>{priceCardTexts.lines[line]}</h3>
            {without.length > 0 && (
              <p className="hint">
                {texts.noTable(without.map((fuel) => priceCardTexts.fuels[fuel]))}
              </p>
            )}
            {tables.map(({ table, at }) => {
              const change = (changed: Partial<RateTable>) => {
                const next = { ...table, ...changed };
                keyOf(next, table);
                set({ rates: rates.with(at, next) });
              };
              return (
                <TableFold
                  key={keyOf(table)}
                  table={table}
                  place={places.nameOf(table.place)}
                  at={at}
                  rates={rates}
                  today={today}
                  problems={problems}
                  isNew={keyOf(table) === newKey}
                  onChange={change}
                  onFollow={() => begin(table)}
                  onRemove={() => {
                    set({ rates: rates.toSpliced(at, 1) });
                    add.current?.focus();
                  }}
                />
              );
            })}
          </div>
        );
      })}
      <NewTable
        button={add}
        places={places}
        onAdd={begin}
        isFull={rates.length >= rateLimits.tables}
      />
    </>
  );
}

interface TableFoldProps extends Pick<Props, 'problems'> {
  table: RateTable;
  /** Name of its place. */
  place: string;
  /** Its position in the setting. */
  at: number;
  rates: readonly RateTable[];
  today: string;
  isNew: boolean;
  onChange: (changed: Partial<RateTable>) => void;
  onFollow: () => void;
  onRemove: () => void;
}

function TableFold(props: TableFoldProps) {
  const { table, place, at, rates, today, problems, isNew, onChange } = props;
  const path = `rates.${at}.`;
  const field = bindFields({ values: table, problems, path, onChange });
  const { fuel, validFrom, validTo, checkedOn } = table;
  const isSample = checkedOn === '';
  const state = isSample ? settingsTexts.sample : texts.checkedOn(checkedOn);
  const warnings = warningsOf(table, rates, today);
  const names = [priceCardTexts.fuels[fuel], place, texts.days(validFrom, validTo)];
  return (
    <EntryFold
      title={names.join(', ')}
      marks={
        <>
          <span className={isSample ? styles.sample : 'mark'}>{state}</span>
          {warnings.map(({ what, day }) => (
            <span key={what} className={styles.sample}>
              {what === 'unchecked' ? texts.warnings.unchecked : texts.warnings[what](day)}
            </span>
          ))}
        </>
      }
      hasProblem={Object.keys(problems).some((name) => name.startsWith(path))}
      isNew={isNew}
    >
      <div className={styles.dates}>
        <InputField {...field('validFrom')} label={texts.validFrom} type="date" required />
        <InputField
          {...field('validTo')}
          label={texts.validTo}
          hint={texts.validToHint}
          type="date"
        />
      </div>
      <TextInput
        {...field('source')}
        label={texts.source}
        hint={texts.sourceHint}
        max={rateLimits.source}
        lines={2}
      />
      <RateRows
        rows={table.bands}
        fuel={fuel}
        problems={problems}
        path={`${path}bands`}
        // A changed row was entered from its source.
        onChange={(bands) => onChange({ bands, checkedOn: today })}
      />
      {/* It is read out when a changed row or the button changes it. */}
      <p className="hint" role="status">
        {state}
      </p>
      <Button onClick={() => onChange({ checkedOn: today })}>{texts.check}</Button>
      {isLast(rates, at) && rates.length < rateLimits.tables && (
        <>
          <Button onClick={props.onFollow}>{texts.follow}</Button>
          <p className="hint">{texts.followHint}</p>
        </>
      )}
      <Button variant="quiet" onClick={props.onRemove}>
        {texts.removeTable}
      </Button>
    </EntryFold>
  );
}

interface NewTableProps {
  button: RefObject<HTMLButtonElement | null>;
  places: ReturnType<typeof usePlaceNames>;
  isFull: boolean;
  onAdd: (group: Pick<RateTable, 'line' | 'fuel' | 'place'>) => void;
}

function NewTable({ button, places, isFull, onAdd }: NewTableProps) {
  const [line, setLine] = useState<RateTable['line']>(rateLines[0]);
  const [fuel, setFuel] = useState<RateTable['fuel']>(rateFuels[0]);
  const [place, setPlace] = useState('');
  return (
    <fieldset className="group stack-8">
      <legend>{texts.newTable}</legend>
      <div className="beside">
        <SelectField
          label={texts.line}
          all={rateLines}
          chosen={line}
          nameOf={(each) => priceCardTexts.lines[each]}
          onChange={setLine}
        />
        <SelectField
          label={texts.fuel}
          all={rateFuels}
          chosen={fuel}
          nameOf={(each) => priceCardTexts.fuels[each]}
          onChange={setFuel}
        />
        <SelectField
          label={texts.place}
          all={['', ...places.codes]}
          chosen={place}
          nameOf={places.nameOf}
          onChange={setPlace}
        />
      </div>
      <Button ref={button} disabled={isFull} onClick={() => onAdd({ line, fuel, place })}>
        {texts.addTable}
      </Button>
    </fieldset>
  );
}
