import {
  cardWordsIn,
  flatFootedFrom,
  formatRupees,
  monthlyCost,
  priceCard,
  readCard,
  runningCost,
  rupeesToPaise,
  USUAL_DOWN,
  type CardKey,
  type ModelRates,
  type VehicleView,
} from '@dealership/shared';
import { monthlyTexts } from '@dealership/shared/texts/common/price/monthly.ts';
import { priceCardTexts } from '@dealership/shared/texts/common/price/price-card.ts';
import { runningTexts } from '@dealership/shared/texts/common/price/running.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { compareTexts } from '@dealership/shared/texts/public/pages/compare.ts';

/** Kilometres a month for which the comparison shows the running cost. */
const DISTANCE = 500;

const { rows: names } = compareTexts;
const { figures: labels, units } = catalogueTexts.details;
const words = cardWordsIn(priceCardTexts);

export interface Column {
  model: Pick<VehicleView, 'specs' | 'figures'>;
  rates: ModelRates;
  variant: string;
}

interface Row {
  label: string;
  /** For each column; `undefined`: not known. */
  values: (string | undefined)[];
}

/** What columns say of themselves, beside their rows. */
export interface Comparison {
  different: Row[];
  same: Row[];
  isSample: boolean;
}

/**
 * The rows of a comparison; one that no model has is left out.
 * @param query carries choices of a price card, which then hold for all: `place`, `tax`
 */
export function compare(columns: readonly Column[], query: URLSearchParams): Comparison {
  const told = columns.map((column) => tell(column, query));
  const labelled = new Set(told.flatMap(({ values }) => Object.keys(values)));
  const rows = [...labelled]
    .map((label) => ({ label, values: told.map(({ values }) => values[label]) }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  const isSame = ({ values }: Row) => new Set(values).size === 1;
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame),
    isSample: told.some(({ isSample }) => isSample),
  };
}

function tell(
  { model: { specs, figures }, rates, variant: asked }: Column,
  query: URLSearchParams,
) {
  const get = (key: CardKey) => (key === 'variant' ? asked : query.get(key));
  const { variant, choices } = readCard({ get }, rates);
  const { model, fuel, size, running, registrationPlaces } = rates;
  const vehicle = variant && { model, price: rupeesToPaise(variant.price), fuel, size };
  // Without offices there are no cards.
  const onRoad = registrationPlaces.length > 0 ? vehicle : undefined;
  const card = onRoad && priceCard(onRoad, { ...choices, loan: null }, rates, rates);
  const monthly = onRoad && monthlyCost(onRoad, choices, rates, rates);
  const measure = (name: 'mileage' | 'rangeKm' | 'seatHeight' | 'kerbWeight') =>
    figures[name] === undefined ? undefined : `${figures[name]}\u00a0${units[name]}`;
  const seat = figures.seatHeight;
  return {
    isSample: card?.isSample ?? false,
    // In the order of the page.
    values: {
      [names.price]: vehicle && formatRupees(vehicle.price),
      [names.total]:
        card &&
        [formatRupees(card.total), ...(card.missing.length > 0 ? [words.totalOf(card)] : [])].join(
          ', ',
        ),
      [names.monthly]:
        monthly &&
        `${formatRupees(monthly.monthly)}, ${monthlyTexts.terms(monthly.months, USUAL_DOWN)}`,
      [names.running]: running && runningTexts.about(runningCost(DISTANCE, running)),
      [names.engine]: specs.engine || undefined,
      [names.power]: specs.power || undefined,
      [names.transmission]: specs.transmission || undefined,
      [labels.mileage]: measure('mileage'),
      [labels.rangeKm]: measure('rangeKm'),
      [labels.seatHeight]:
        seat === undefined
          ? undefined
          : `${measure('seatHeight')}, ${runningTexts.flatFooted(flatFootedFrom(seat))}`,
      [labels.kerbWeight]: measure('kerbWeight'),
    } as Record<string, string | undefined>,
  };
}
