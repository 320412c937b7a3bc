/** Numbers in Indian grouping, in Latin digits: `1,00,000`. */
export const grouped = new Intl.NumberFormat('en-IN');

/** `1টি এনকোয়ারি`, `1,200টি এনকোয়ারি` */
export function enquiriesText(count: number): string {
  return `${grouped.format(count)}টি এনকোয়ারি`;
}
