/** Numbers in Indian grouping: `1,00,000`. */
export const grouped = new Intl.NumberFormat('en-IN');

/** `1 enquiry`, `1,200 enquiries` */
export function enquiriesText(count: number): string {
  return count === 1 ? '1 enquiry' : `${grouped.format(count)} enquiries`;
}
