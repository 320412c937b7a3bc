const grouped = new Intl.NumberFormat('en-IN');

/** A number of rows for a reader, in Indian grouping: `1,00,000`. */
export function rowCount(rows: number): string {
  return grouped.format(rows);
}
