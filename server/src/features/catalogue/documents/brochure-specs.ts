import { specSections, splitLabel, type SpecSectionKey } from '@dealership/shared';
import { Flow } from './brochure-flow.ts';
import { columnsOf, inRows, type Column } from './columns.ts';
import { colours, styles, type TextStyle } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Sections as the catalogue stores them: camel-case label -> text. */
export type Specs = Readonly<Partial<Record<SpecSectionKey, Readonly<Record<string, string>>>>>;

interface SpecTable {
  title: string;
  rows: readonly [label: string, value: string][];
}

interface SpecLines {
  label: string[];
  value: string[];
  height: number;
}

interface SpecPart {
  title: string;
  rows: SpecLines[];
  height: number;
}

const specTitleHeight = 32;
const specColumns = columnsOf(2, 24);
const specLabelWidth = 88;
const specValue: TextStyle = styles.small;

export function drawSpecs(flow: Flow, specs: Specs): void {
  const texts = flow.pdf.texts.brochure;
  const parts = specSections
    .map((key) => ({ title: texts.specSections[key], rows: Object.entries(specs[key] ?? {}) }))
    .filter(({ rows }) => rows.length > 0)
    .flatMap((table) => layOutSpecs(flow.pdf, table));
  const rows = inRows(parts, specColumns.length);
  if (rows.length === 0) return;
  const heightOf = (row: readonly SpecPart[]) => Math.max(...row.map(({ height }) => height));
  flow.title(texts.specifications, heightOf(rows[0] ?? []));
  for (const row of rows) {
    const height = heightOf(row);
    flow.ensure(height);
    row.forEach((part, index) => {
      drawSpecPart(flow, part, specColumns[index] ?? specColumns[0]);
    });
    flow.advance(height);
    flow.space(20);
  }
  flow.space(12);
}

/** A table with the height of its rows, split if it is too high for one page. */
function layOutSpecs(pdf: PdfDocument, { title, rows }: SpecTable): SpecPart[] {
  const parts: SpecPart[] = [{ title, rows: [], height: specTitleHeight }];
  for (const [label, value] of rows) {
    const valueWidth = specColumns[0].width - specLabelWidth - 8;
    const lines = {
      label: pdf.wrap(splitLabel(label), styles.label, { width: specLabelWidth, maxLines: 3 }),
      value: pdf.wrap(value, specValue, { width: valueWidth, maxLines: 12 }),
    };
    const count = Math.max(1, lines.label.length, lines.value.length);
    const height = count * specValue.leading + 4;
    const last = parts.at(-1);
    if (last && last.height + height <= Flow.room - 64) {
      last.rows.push({ ...lines, height });
      last.height += height;
    } else {
      parts.push({ title, rows: [{ ...lines, height }], height: specTitleHeight + height });
    }
  }
  return parts;
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
