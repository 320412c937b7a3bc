import { rupeesToPaise } from '../money/money.ts';
import { priceCard, type CardChoices, type CardOptions, type CardVehicle } from './card.ts';
import { readCard } from './card-address.ts';
import type { CardRates, ModelRates } from './rates-schema.ts';

/** What is paid down where a page says what a model costs a month, in percent of the on-road price. */
export const USUAL_DOWN = 20;

/** The smallest monthly sum at which a vehicle can be had. */
export interface MonthlyCost {
  /** In paise. */
  monthly: number;
  months: number;
  /** Code of the lender. */
  lender: string;
  /** In paise. */
  down: number;
}

/**
 * The smallest monthly sum of all lenders and months, for the on-road price of these choices less the usual down
 * payment in whole rupees; the longer loan where two are equal.
 *
 * @returns `undefined` when there is no lender, or a line of the price is to be confirmed: the sum would be wrong
 */
export function monthlyCost<Name>(
  vehicle: CardVehicle,
  choices: Omit<CardChoices, 'loan'>,
  rates: CardRates<Name>,
  options: CardOptions,
): MonthlyCost | undefined {
  const cardOf = (loan: CardChoices['loan']) =>
    priceCard(vehicle, { ...choices, loan }, rates, options);
  // The lender's entry in the certificate is part of the price.
  const { total } = cardOf({ lender: '', months: 0, down: 0 });
  const down = Math.round((total * USUAL_DOWN) / 100 / 100) * 100;
  const all = rates.lenders.flatMap(({ code: lender, months: offered }) =>
    offered.flatMap((months): MonthlyCost[] => {
      const { loan, missing } = cardOf({ lender, months, down });
      if (loan === null || typeof loan === 'string' || missing.length > 0) return [];
      return [{ monthly: loan.monthly, months, lender, down }];
    }),
  );
  return all.toSorted((a, b) => a.monthly - b.monthly || b.months - a.months)[0];
}

/** The same for a model's cheapest variant and the choices that its card offers first; without offices there is none. */
export function usualMonthlyCost(rates: ModelRates): MonthlyCost | undefined {
  const { variant, choices } = readCard({ get: () => null }, rates);
  if (!variant || rates.registrationPlaces.length === 0) return undefined;
  const { model, fuel, size } = rates;
  const vehicle = { model, price: rupeesToPaise(variant.price), fuel, size };
  return monthlyCost(vehicle, choices, rates, rates);
}
