import { addressLines, phoneGroups } from './dealer.ts';
import { colours, contentWidth, page, styles } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { layOutWeek } from './week.ts';

/** With more lines of hours than this, they go below the columns, across the page. */
const MOST_HOURS = 5;

/** Address, phones and hours in three columns. @returns where the list begins */
export function drawContact(pdf: PdfDocument, top: number): number {
  const { callUs, open } = pdf.texts.priceList;
  const style = styles.small;
  const widths = [136, 178, 153] as const;
  const linesOf = (texts: readonly string[], width: number) =>
    texts.flatMap((text) => pdf.wrap(text, style, { width }));
  const contact = [...addressLines(pdf.dealership), pdf.dealership.email];
  const numbers = phoneGroups(pdf.dealership)
    .slice(0, 2)
    .map(({ label, phones }) => `${label} ${phones.join(', ')}`);
  const hours = pdf.dealership.week.map(({ days, times }) => `${days} ${times}`);
  const columns = [
    { title: pdf.texts.visitUs, lines: linesOf(contact, widths[0]) },
    { title: callUs, lines: linesOf(numbers, widths[1]) },
    { title: open, lines: linesOf(hours, widths[2]) },
  ];
  const areHoursBelow = (columns[2]?.lines.length ?? 0) > MOST_HOURS;
  if (areHoursBelow) columns.pop();
  pdf.drawRule({ y: top }, colours.ink);
  let x: number = page.margin;
  columns.forEach(({ title, lines }, index) => {
    pdf.tag('P', () => {
      pdf.drawLines([title], styles.smallStrong, { x, y: top + 10 });
      pdf.drawLines(lines, style, { x, y: top + 24 });
    });
    x += (widths[index] ?? 0) + 16;
  });
  const longest = Math.max(...columns.map(({ lines }) => lines.length));
  let bottom = top + 24 + longest * style.leading;
  if (areHoursBelow) {
    const week = layOutWeek(pdf, { days: style, times: style, width: contentWidth });
    const from = bottom + 8;
    pdf.tagLines('P', [open], styles.smallStrong, { x: page.margin, y: from });
    week.draw({ x: page.margin, y: from + 14 });
    bottom = from + 14 + week.height;
  }
  return Math.max(top + 80, bottom + 16);
}
