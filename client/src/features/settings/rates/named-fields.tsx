import { dayOf, loanForms, rateLimits, type Reduction } from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { useState } from 'react';
import { SelectField, TickField, Ticks } from '../../../ui/forms/choice-fields.tsx';
import { FieldGroup, type FieldValue } from '../../../ui/forms/field.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { useModelsOnSale } from '../../../lib/calls/use-models-on-sale.ts';
import { isSame } from '../sections/form-settings.ts';
import { LocalInput } from '../../../ui/forms/languages/local-input.tsx';
import { NumberField } from '../sections/setting-fields.tsx';
import type { SettingFields } from '../sections/settings-section.tsx';
import { NamedList } from './named-list.tsx';
import { RupeesField } from './rate-fields.tsx';
import { readMonths } from './rate-tables.ts';
import styles from '../settings.module.css';

export function Places({ values, set, problems }: SettingFields<'registrationPlaces'>) {
  return (
    <NamedList
      setting="registrationPlaces"
      items={values.registrationPlaces}
      max={rateLimits.places}
      problems={problems}
      begin={() => ({})}
      onChange={(registrationPlaces) => set({ registrationPlaces })}
    />
  );
}

export function Extras({ values, set, problems }: SettingFields<'extras'>) {
  return (
    <NamedList
      setting="extras"
      items={values.extras}
      max={rateLimits.extras}
      problems={problems}
      begin={() => ({ price: NaN })}
      onChange={(extras) => set({ extras })}
    >
      {(_, { field }) => <RupeesField {...field('price')} label={texts.extraPrice} />}
    </NamedList>
  );
}

export function Reductions({ values, set, problems }: SettingFields<'reductions'>) {
  const models = useModelsOnSale(true);
  const nameOf = (key: string) => models.find((each) => each.key === key)?.name ?? key;
  return (
    <NamedList<Reduction>
      setting="reductions"
      items={values.reductions}
      max={rateLimits.reductions}
      problems={problems}
      begin={() => ({ amount: NaN, models: [], from: dayOf(Date.now()), to: '' })}
      onChange={(reductions) => set({ reductions })}
    >
      {(reduction, { field, change, path }) => (
        <>
          <RupeesField {...field('amount')} label={texts.amount} />
          <div className={styles.dates}>
            <InputField {...field('from')} label={texts.from} type="date" required />
            <InputField {...field('to')} label={texts.to} type="date" required />
          </div>
          <FieldGroup
            label={texts.models}
            hint={texts.modelsHint}
            error={problems[`${path}models`]}
          >
            <Ticks
              // One that is no longer on sale stays until its tick is taken off.
              all={[...new Set([...models.map(({ key }) => key), ...reduction.models])]}
              chosen={reduction.models}
              nameOf={nameOf}
              onChange={(chosen) => change({ models: chosen })}
            />
          </FieldGroup>
        </>
      )}
    </NamedList>
  );
}

export function Lenders({ values, set, problems }: SettingFields<'lenders'>) {
  return (
    <NamedList
      setting="lenders"
      items={values.lenders}
      max={rateLimits.lenders}
      problems={problems}
      begin={() => ({
        form: loanForms[0],
        annualRate: NaN,
        months: [],
        charge: 0,
        isChargeInInstalments: false,
      })}
      onChange={(lenders) => set({ lenders })}
    >
      {(lender, { field, change, path }) => (
        <>
          <SelectField
            label={texts.form}
            error={problems[`${path}form`]}
            all={loanForms}
            chosen={lender.form}
            nameOf={(form) => priceCardTexts.forms[form]}
            onChange={(form) => change({ form })}
          />
          <div className="beside">
            <NumberField {...field('annualRate')} label={texts.annualRate} />
            <Months {...field('months')} problems={problems} path={`${path}months.`} />
            <RupeesField {...field('charge')} label={texts.charge} />
            <SelectField
              label={texts.chargeWhen}
              error={problems[`${path}isChargeInInstalments`]}
              all={['before', 'within'] as const}
              chosen={lender.isChargeInInstalments ? 'within' : 'before'}
              nameOf={(when) => texts.chargeTimes[when]}
              onChange={(when) => change({ isChargeInInstalments: when === 'within' })}
            />
          </div>
        </>
      )}
    </NamedList>
  );
}

interface MonthsProps extends FieldValue<readonly number[]> {
  problems: Problems;
  path: string;
}

function Months({ value, error, onChange, problems, path }: MonthsProps) {
  const [typed, setTyped] = useState('');
  return (
    <InputField
      label={texts.months}
      required
      error={
        error ?? value.map((_, at) => problems[`${path}${at}`]).find((each) => each !== undefined)
      }
      maxLength={40}
      value={isSame(readMonths(typed), value) ? typed : value.join(', ')}
      onChange={(text) => {
        setTyped(text);
        onChange(readMonths(text));
      }}
    />
  );
}

/** What a quotation says of a booking amount. */
export function Booking({ field, text }: SettingFields<'upiId' | 'bookingRefund'>) {
  return (
    <>
      <InputField {...field('upiId')} label={texts.upiId} hint={texts.upiHint} maxLength={130} />
      <LocalInput
        {...text('bookingRefund')}
        label={texts.bookingRefund}
        lines={2}
        max={rateLimits.refund}
      />
    </>
  );
}

/** Whether visitors see what is there. */
export function ShowsStock({ field }: SettingFields<'showsStock'>) {
  const { value, error, onChange } = field('showsStock');
  return (
    <>
      <TickField label={texts.showsStock} error={error} isTicked={value} onChange={onChange} />
      <p className="hint">{texts.showsStockHint}</p>
    </>
  );
}

export function CardDays({ field }: SettingFields<'cardDays'>) {
  return <NumberField {...field('cardDays')} label={texts.cardDays} hint={texts.cardDaysHint} />;
}

/** What running a model costs is reckoned with. */
export function RunningPrices({ field }: SettingFields<'fuelPrice' | 'electricityPrice'>) {
  return (
    <>
      <p className="hint">{texts.runningHint}</p>
      <RupeesField {...field('fuelPrice')} label={texts.fuelPrice} />
      <RupeesField {...field('electricityPrice')} label={texts.electricityPrice} />
    </>
  );
}
