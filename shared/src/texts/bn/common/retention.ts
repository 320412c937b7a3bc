/** How long an enquiry is kept, for the note at its form: a number of months, or without end. */
export function keptFor(months: number | undefined): string {
  return months === undefined
    ? 'কতদিন: আপনি মুছতে না বলা পর্যন্ত।'
    : `কতদিন: ${monthsText(months)}, তারপর নিজে থেকে চিরতরে মুছে যায়। বললে তার আগেই।`;
}

export function monthsText(months: number): string {
  return `${months} মাস`;
}
