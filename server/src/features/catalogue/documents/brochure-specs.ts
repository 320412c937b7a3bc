import { specSections, type SpecLine } from '@dealership/shared';
import { Flow } from './flow.ts';
import { columnsOf, heightOf, inParts, inRows, type Column } from './columns.ts';
import { colours, styles, type TextStyle } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Lines with their labels for readers. */
export type Specs = readonly Pick<SpecLine, 'section' | 'label' | 'value'>[];

type SpecPart = ReturnType<typeof layOutSpecs>[number];

const specTitleHeight = 32;
const specColumns = columnsOf(2, 24);
const specLabelWidth = 88;
const specValue: TextStyle = styles.small;

export function drawSpecs(flow: Flow, specs: Specs): void {
  const texts = flow.pdf.texts.brochure;
  const parts = specSections
    .map((key) => ({
      title: texts.specSections[key],
      rows: specs.filter(({ section }) => section === key),
    }))
    .filter(({ rows }) => rows.length > 0)
    .flatMap((table) => layOutSpecs(flow.pdf, table));
  const rows = inRows(parts, specColumns.length).map((row) => ({
    parts: row,
    height: Math.max(...row.map(({ height }) => height)),
  }));
  const [first] = rows;
  if (!first) return;
  flow.title(texts.specifications, first.height);
  flow.rows(rows, { columns: specColumns, gap: 20 }, (part, column) => {
    drawSpecPart(flow, part, column);
  });
  flow.space(12);
}

/** A table with the height of its rows, split if it is too high for one page. */
function layOutSpecs(pdf: PdfDocument, { title, rows }: { title: string; rows: Specs }) {
  const valueWidth = specColumns[0].width - specLabelWidth - 8;
  const lines = rows.map((row) => {
    const label = pdf.wrap(row.label, styles.label, { width: specLabelWidth, maxLines: 3 });
    const value = pdf.wrap(row.value, specValue, { width: valueWidth, maxLines: 12 });
    const count = Math.max(1, label.length, value.length);
    return { label, value, height: count * specValue.leading + 4 };
  });
  return inParts(lines, Flow.room - 64 - specTitleHeight).map((part) => ({
    title,
    rows: part,
    height: specTitleHeight + heightOf(part),
  }));
}

function drawSpecPart(flow: Flow, { title, rows }: SpecPart, { x, width }: Column): void {
  const { pdf } = flow;
  pdf.tagLines('H3', [title], styles.heading, { x, y: flow.y });
  let y = flow.y + specTitleHeight - 2;
  pdf.drawRule({ x, y: y - 2, width }, colours.ink);
  pdf.group('Table', () => {
    for (const { label, value, height } of rows) {
      pdf.group('TR', () => {
        pdf.tagLines('TH', label, styles.label, { x, y: y + 3 });
        pdf.tagLines('TD', value, specValue, { x: x + specLabelWidth + 8, y: y + 3 });
      });
      y += height;
      pdf.drawRule({ x, y, width }, colours.line);
    }
  });
}
