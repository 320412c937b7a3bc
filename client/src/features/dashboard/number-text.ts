const grouped = new Intl.NumberFormat('en-IN');

/** A number in Indian grouping; a dash while it is loading. */
export function numberText(number: number | undefined): string {
  return number === undefined ? '–' : grouped.format(number);
}
