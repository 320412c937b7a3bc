import { emiOf } from '../money/emi.ts';
import { paiseToRupees } from '../money/money.ts';

/**
 * How a lender reckons interest: on what is still owed (`reducing`), on the whole loan to the end (`flat`), or on the
 * full price of the vehicle to the end (`flat-on-price`), as many shops of the trade say it.
 */
export const loanForms = ['reducing', 'flat', 'flat-on-price'] as const;
export type LoanForm = (typeof loanForms)[number];

export interface LoanTerms {
  form: LoanForm;
  /** Percent a year, as the lender says it. */
  annualRate: number;
  months: number;
  /** File charge and the like, in paise. */
  charge: number;
  /** Whether the charge is paid within the instalments; else before the first of them. */
  isChargeInInstalments: boolean;
}

export interface LoanFigures {
  /** What the lender pays for the vehicle. All amounts are in paise. */
  principal: number;
  monthly: number;
  /** All instalments, and the charge if it is paid before them. */
  totalPaid: number;
  /** What the loan costs: `totalPaid` less `principal`. */
  cost: number;
  /** Percent with two decimals; `null`: the charge eats up the loan, so there is no such rate. */
  trueAnnualRate: number | null;
}

/** Instalment of a loan in paise, not rounded. */
function instalmentOf(terms: LoanTerms, price: number, principal: number): number {
  const { form, annualRate, months } = terms;
  const charge = terms.isChargeInInstalments ? terms.charge : 0;
  if (form === 'reducing') {
    const amount = paiseToRupees(principal + charge);
    return emiOf({ amount, annualRate, years: months / 12 }).monthly * 100;
  }
  const base = form === 'flat' ? principal : price;
  const interest = (base * annualRate * months) / 12 / 100;
  return (principal + interest + charge) / months;
}

/** Payments of one unit a month, worth today at a monthly rate. */
const worthOf = (months: number, rate: number) =>
  rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;

/**
 * Twelve times the monthly internal rate of return of what a borrower gets and pays back, as in the sample of the
 * Reserve Bank's key facts statement (circular of 15 April 2024, annex B: 20,000 less charges of 400, 24 payments of
 * 970, about 17.1 %).
 *
 * @param received what the borrower gets, without charges paid beforehand
 * @returns percent with two decimals; `null`: nothing is received
 */
export function trueAnnualRate(received: number, monthly: number, months: number): number | null {
  if (received <= 0) return null;
  // More is received than paid back: no lender does that, but a rounded instalment can be a few paise short.
  if (monthly * months <= received) return 0;
  let [low, high] = [0, 1];
  while (worthOf(months, high) * monthly > received) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worthOf(months, middle) * monthly > received) low = middle;
    else high = middle;
  }
  return Math.round(low * 12 * 100 * 100) / 100;
}

/**
 * A loan as people pay it.
 *
 * @param price of the vehicle, in paise: the base of `flat-on-price`
 * @param principal in paise, above 0
 */
export function loanOf(terms: LoanTerms, price: number, principal: number): LoanFigures {
  const monthly = Math.round(instalmentOf(terms, price, principal));
  const beforehand = terms.isChargeInInstalments ? 0 : terms.charge;
  const totalPaid = monthly * terms.months + beforehand;
  return {
    principal,
    monthly,
    totalPaid,
    cost: totalPaid - principal,
    trueAnnualRate: trueAnnualRate(principal - beforehand, monthly, terms.months),
  };
}
