/** How long an enquiry is kept, for the note at its form: a number of months, or without end. */
export function keptFor(months: number | undefined): string {
  return months === undefined
    ? 'How long: until you ask us to erase it.'
    : `How long: ${monthsText(months)}, then it is erased automatically. Sooner if you ask.`;
}

export function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
