const grouped = new Intl.NumberFormat('en-IN');

/** A number for a reader, in Indian grouping; a dash while it is on its way. */
export function numberText(number: number | undefined): string {
  return number === undefined ? '–' : grouped.format(number);
}
