import {
  bookingSettings,
  CHECK_DAYS,
  dayOf,
  priceCardSettings,
  type Setting,
} from '@dealership/shared';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useState } from 'react';
import { valueOf } from '../sections/form-settings.ts';
import { SettingParts } from '../sections/setting-parts.tsx';
import { sectionOf } from '../sections/settings-section.tsx';
import { SettingsScreen } from '../sections/settings-screen.tsx';
import {
  Booking,
  CardDays,
  Extras,
  Lenders,
  Places,
  Reductions,
  RunningPrices,
  ShowsStock,
} from './named-fields.tsx';
import { RateTablesFields } from './rate-tables-section.tsx';
import { warningsOf } from './rate-tables.ts';
import { usePlaceNames } from './use-place-names.ts';

const { names } = settingsTexts;

const parts = [
  sectionOf(names.rates, ['rates'], RateTablesFields),
  sectionOf(names.registrationPlaces, ['registrationPlaces'], Places),
  sectionOf(names.extras, ['extras'], Extras),
  sectionOf(names.reductions, ['reductions'], Reductions),
  sectionOf(names.lenders, ['lenders'], Lenders),
  sectionOf(names.cardDays, ['cardDays'], CardDays),
  sectionOf(texts.running, ['fuelPrice', 'electricityPrice'], RunningPrices),
  sectionOf(names.upiId, bookingSettings, Booking),
  sectionOf(names.showsStock, ['showsStock'], ShowsStock),
];

const onRoadSettings = [...priceCardSettings, ...bookingSettings, 'showsStock'] as const;

/** All that a price card adds to the ex-showroom price, and takes off. */
export function RatesScreen() {
  return (
    <SettingsScreen texts={texts} names={onRoadSettings}>
      {(settings) => (
        <>
          <Unchecked settings={settings} />
          <SettingParts parts={parts} settings={settings} />
        </>
      )}
    </SettingsScreen>
  );
}

/** The stored tables that nobody has compared with their source for long, or never. */
function Unchecked({ settings }: { settings: readonly Setting[] }) {
  const rates = valueOf(settings, 'rates');
  const places = usePlaceNames();
  const [today] = useState(() => dayOf(Date.now()));
  const samples = rates.filter(({ checkedOn }) => checkedOn === '').length;
  const old = rates
    .filter((table) => warningsOf(table, rates, today).some(({ what }) => what === 'unchecked'))
    .map(({ line, fuel, place }) => {
      const where = [priceCardTexts.fuels[fuel], places.nameOf(place)].join(', ');
      return `${priceCardTexts.lines[line]} (${where})`;
    });
  return (
    <>
      {old.length > 0 && <p className="notice">{texts.unchecked(CHECK_DAYS, old)}</p>}
      {samples > 0 && <p className="hint">{texts.samples(samples)}</p>}
    </>
  );
}
