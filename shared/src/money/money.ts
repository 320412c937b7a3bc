/** Money is integer paise inside the product and rupees (two decimals at most) on the wire. */

/** Rupees (at most two decimals) as integer paise. */
export function rupeesToPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Integer paise as rupees. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

const lakhGrouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Paise for a reader, in lakh grouping: `₹ 1,02,390`. */
export function formatRupees(paise: number): string {
  return `₹\u00a0${lakhGrouping.format(paiseToRupees(paise))}`;
}
