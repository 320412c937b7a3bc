/** Money is integer paise inside the product and rupees (two decimals at most) on the wire. */

export function rupeesToPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

export function paiseToRupees(paise: number): number {
  return paise / 100;
}

const lakhGrouping = new Intl.NumberFormat('en-IN');
const exactLakhGrouping = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Paise for a reader, in lakh grouping: `₹ 1,02,390`, and with paise `₹ 1,02,390.50`. */
export function formatRupees(paise: number): string {
  const grouping = paise % 100 === 0 ? lakhGrouping : exactLakhGrouping;
  return `₹\u00a0${grouping.format(paiseToRupees(paise))}`;
}
