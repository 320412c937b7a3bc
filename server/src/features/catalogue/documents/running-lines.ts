import { colours, contentWidth, page, styles } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

const nameStyle = { ...styles.heading, size: 14 };

/**
 * Draws head (after the first page) and foot of every page.
 *
 * @param lines.name and `lines.note`: left and right in the head
 * @param lines.nameWidth of the name at most
 * @param lines.foot left in the foot; on the right is the number of the page
 * @param lines.isLastOnInk whether the last page's foot is on a dark background
 */
export function drawRunningLines(
  pdf: PdfDocument,
  {
    name,
    note,
    nameWidth = contentWidth,
    foot,
    isLastOnInk = false,
  }: { name: string; note: string; nameWidth?: number; foot: string; isLastOnInk?: boolean },
): void {
  const left = { x: page.margin, width: contentWidth };
  const right = { ...left, align: 'right' } as const;
  pdf.decoratePages((number, count) => {
    if (number > 1) {
      const room = contentWidth - pdf.widthOf(note, styles.note) - 16;
      const shown = pdf.oneLine(name, nameStyle, { width: Math.min(nameWidth, room) });
      pdf.drawLines([shown], nameStyle, { ...left, y: 32 });
      pdf.drawLines([note], styles.note, { ...right, y: 38 });
    }
    const isOnInk = isLastOnInk && number === count;
    const style = { ...styles.note, colour: isOnInk ? colours.onInkSoft : colours.inkSoft };
    pdf.drawLines([foot], style, { ...left, y: page.footer });
    pdf.drawLines([pdf.texts.page({ number, count })], style, { ...right, y: page.footer });
  });
}
