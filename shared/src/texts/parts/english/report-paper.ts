/** The words of a report on paper, which is English in every language (rules: languages). */
export const englishPaper = {
  /** The language tag in the file's `Lang`. */
  language: 'en-IN',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** The lines under the title. */
  notes: {
    allDates: 'Period: all dates',
    from: (day: string) => `Period: from ${day}`,
    upTo: (day: string) => `Period: up to ${day}`,
    onDay: (day: string) => `Period: ${day}`,
    fromTo: (from: string, to: string) => `Period: ${from} to ${to}`,
    kind: (kind: string) => `Type: ${kind}`,
    branch: (name: string) => `Branch: ${name}`,
    search: (search: string) => `Search: ${search}`,
    rows: (rows: string) => `Rows: ${rows}`,
    rowsOf: (rows: string, total: string) => `Rows: ${rows} of ${total}`,
    madeOn: (day: string, time: string) => `Created on ${day} at ${time}`,
  },
};
