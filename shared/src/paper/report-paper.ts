/** Layout of a report on A4, in points; the browser and the server both use it. */
export const reportPaper = {
  margin: 28,
  titleSize: 14,
  noteSize: 9,
  cellSize: 8,
  /** Inside a cell, on all sides. */
  padding: 3,
  /** Height of a line, as a multiple of the size. */
  lineHeight: 1.3,
  /** From the top of a line to its baseline, as a multiple of the size: the same as jspdf-autotable. */
  baseline: { line: 1, cell: 0.85 },
  /** Space between the notes and the table. */
  gap: 6,
  ruleWidth: 0.5,
  /** From the page's foot to the baseline of its number. */
  numberUp: 14,
  /** Grey values from 0 to 255. */
  grey: { text: 17, rule: 180, head: 235, number: 90 },
} as const;
