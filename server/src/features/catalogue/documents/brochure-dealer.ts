import { addressLines, callUrl, phoneGroups } from './dealer.ts';
import { colours, contentWidth, page, styles } from './pdf.ts';
import type { TextStyle } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

const dealerHeight = 240;
/** Top of the dealership's block, which reaches down to the page's lower edge. */
export const dealerTop = page.height - dealerHeight;

const onInk = (style: TextStyle): TextStyle => ({ ...style, colour: colours.onInk });
const onInkSoft = (style: TextStyle): TextStyle => ({ ...style, colour: colours.onInkSoft });

const valueStyle = onInk({ ...styles.small, size: 9, leading: 15 });
const labelStyle = onInkSoft(styles.small);
const columnHeight = 76;
const phoneColumn = 84;

interface DealerNeeds {
  /** The model's page on the site. */
  pageUrl: string | undefined;
}

/** The end of a brochure, on a dark background across the foot of the page: contacts, address, hours. */
export function drawDealer(pdf: PdfDocument, { pageUrl }: DealerNeeds): void {
  const { margin } = page;
  const top = dealerTop;
  pdf.decorate(() => {
    pdf.fillBox({ x: 0, y: top, width: page.width, height: dealerHeight }, colours.ink);
    pdf.drawWheel({ x: margin, y: top + 24, size: 36 }, colours.onInk);
  });
  pdf.addBookmark(pdf.dealership.name);
  pdf.tag('H2', () =>
    pdf.drawLines([pdf.dealership.name], onInk({ ...styles.section, leading: 36 }), {
      x: margin + 48,
      y: top + 24,
      width: contentWidth,
    }),
  );
  pdf.decorate(() =>
    pdf.drawRule({ x: margin, y: top + 72, width: contentWidth }, colours.lineOnInk),
  );
  const y = top + 84;
  drawVisit(pdf, { x: margin, y, width: 132, pageUrl });
  drawPhones(pdf, { x: margin + 144, y });
  drawHours(pdf, { x: margin + 396, y, width: contentWidth - 396 });
  const note = onInkSoft(styles.note);
  pdf.tag('P', () =>
    pdf.drawLines(pdf.wrap(pdf.texts.priceNote, note, { width: contentWidth, maxLines: 2 }), note, {
      x: margin,
      y: top + 172,
      width: contentWidth,
    }),
  );
}

interface ColumnPlace {
  x: number;
  y: number;
  width: number;
}

function drawVisit(
  pdf: PdfDocument,
  { pageUrl, ...place }: ColumnPlace & Pick<DealerNeeds, 'pageUrl'>,
): void {
  drawLabel(pdf, pdf.texts.visitUs, place);
  pdf.tag('P', () =>
    pdf.drawLines(addressLines(pdf.dealership), valueStyle, { ...place, y: place.y + 16 }),
  );
  const { email } = pdf.dealership;
  const style = pdf.fit(email, valueStyle, { width: place.width, smallest: 6 });
  pdf.link(email, `mailto:${email}`, { style, x: place.x, y: place.y + 46 });
  if (pageUrl === undefined) return;
  const host = pageUrl.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '');
  const fitted = pdf.fit(host, valueStyle, { width: place.width, smallest: 6 });
  pdf.link(host, pageUrl, { style: fitted, x: place.x, y: place.y + 61 });
}

/** The desks' numbers in columns, short groups stacked. */
function drawPhones(pdf: PdfDocument, { x, y }: { x: number; y: number }): void {
  let column = 0;
  let used = 0;
  for (const { label, phones } of phoneGroups(pdf.dealership)) {
    const height = 16 + phones.length * valueStyle.leading;
    if (used > 0 && used + height > columnHeight) {
      column += 1;
      used = 0;
    }
    const left = x + column * phoneColumn;
    const top = y + used;
    drawLabel(pdf, label, { x: left, y: top, width: phoneColumn });
    phones.forEach((phone, index) => {
      const place = { style: valueStyle, x: left, y: top + 16 + index * valueStyle.leading };
      pdf.link(phone, callUrl(phone), place);
    });
    used += height + 10;
  }
}

function drawHours(pdf: PdfDocument, { x, y, width }: ColumnPlace): void {
  pdf.dealership.week.forEach(({ days, times }, index) => {
    const top = y + index * 41;
    drawLabel(pdf, days, { x, y: top, width });
    pdf.tag('P', () => pdf.drawLines([times], valueStyle, { x, y: top + 16, width }));
  });
}

function drawLabel(pdf: PdfDocument, text: string, place: ColumnPlace): void {
  pdf.tag('P', () => pdf.drawLines([text], labelStyle, place));
}
