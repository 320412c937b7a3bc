import { formatRupees, type Variant } from '@dealership/shared';
import type { Flow } from './flow.ts';
import { columnsOf, GAP, heightOf, inRows } from './columns.ts';
import { cardRadius, colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import { drawTable, tableHeadHeight } from './table.ts';

export interface Accessory {
  heading: string;
  description: string;
  partNo: string;
  pricePaise: number;
}

const accessoryName = { x: page.margin, width: 280 };
const accessoryPart = { x: page.margin + 296, width: 104 };
const accessoryPrice = { x: page.margin + 400, width: contentWidth - 400, align: 'right' } as const;
const accessoryPriceStyle: TextStyle = { ...styles.value, size: 15 };

/** A table up to this height is not split over pages. */
const KEPT_WHOLE = 320;

export function drawAccessories(flow: Flow, accessories: readonly Accessory[]): void {
  if (accessories.length === 0) return;
  const { pdf } = flow;
  const texts = pdf.texts.brochure;
  const columns = texts.accessoryColumns;
  const cells = [
    { text: columns.name, ...accessoryName },
    { text: columns.part, ...accessoryPart },
    { text: columns.price, ...accessoryPrice },
  ];
  const rows = accessories.map(({ heading, description, partNo, pricePaise }) => {
    const name = pdf.wrap(heading, styles.smallStrong, { ...accessoryName, maxLines: 2 });
    const text = pdf.wrap(description, styles.label, { ...accessoryName, maxLines: 4 });
    const height = Math.max(1, name.length + text.length) * styles.small.leading + 10;
    return { name, text, partNo, price: formatRupees(pricePaise), height };
  });
  const total = heightOf(rows);
  flow.title(
    texts.accessories,
    tableHeadHeight + (total <= KEPT_WHOLE ? total : (rows[0]?.height ?? 0)),
  );
  drawTable(flow, { cells, rows }, ({ name, text, partNo, price, height }) => {
    const y = flow.y + 5;
    pdf.tag('TD', () => {
      const nameHeight = pdf.drawLines(name, styles.smallStrong, { ...accessoryName, y });
      pdf.drawLines(text, styles.label, { ...accessoryName, y: y + nameHeight });
    });
    const middle = flow.y + height / 2;
    const part = pdf.wrap(partNo, styles.small, { ...accessoryPart, maxLines: 2 });
    const partTop = middle - (part.length * styles.small.leading) / 2;
    pdf.tagLines('TD', part, styles.small, { ...accessoryPart, y: partTop });
    const priceTop = middle - accessoryPriceStyle.leading / 2;
    pdf.tagLines('TD', [price], accessoryPriceStyle, { ...accessoryPrice, y: priceTop });
  });
  flow.space(32);
}

const variantPrice: TextStyle = { face: 'display', size: 30, leading: 36, colour: colours.ink };

/** The variants with their prices, large, up to four in a row. */
export function drawVariants(
  flow: Flow,
  variants: readonly Pick<Variant, 'name' | 'pricePaise'>[],
): void {
  if (variants.length === 0) return;
  const { pdf } = flow;
  const perRow = variants.length > 4 ? 3 : variants.length;
  const columns = columnsOf(Math.max(2, perRow));
  const inset = 12;
  const width = columns[0].width - 2 * inset;
  const height = 80;
  flow.title(pdf.texts.brochure.variants, height);
  const rows = inRows(variants, perRow).map((parts) => ({ parts, height }));
  flow.rows(rows, { columns, gap: GAP }, ({ name, pricePaise }, column) => {
    const { y } = flow;
    const price = formatRupees(pricePaise);
    const style = pdf.fit(price, variantPrice, { width, smallest: 12 });
    const lines = pdf.wrap(name, styles.smallStrong, { width, maxLines: 2 });
    pdf.fillBox({ ...column, y, height }, colours.surface, cardRadius);
    const x = column.x + inset;
    pdf.tag('P', () => {
      pdf.drawLines(lines, styles.smallStrong, { x, y: y + 10 });
      pdf.drawLines([price], style, { x, y: y + height - 10 - style.leading });
    });
  });
  flow.space(12);
}
