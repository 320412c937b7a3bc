/** Numbers in Indian grouping: `1,00,000`. */
export const grouped = new Intl.NumberFormat('en-IN');

/** `1 पूछताछ`, `1,200 पूछताछ` */
export function enquiriesText(count: number): string {
  return `${grouped.format(count)} पूछताछ`;
}
