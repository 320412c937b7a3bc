import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { ColumnMeasure, reportPaper, type ReportTable } from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/texts/common/report-paper.ts';
import type { ReportDocument } from './report-document.ts';

const { margin, padding, titleSize, noteSize, cellSize, lineHeight, grey } = reportPaper;

/**
 * A report as an A4 PDF: title, filters, the table with its head on every page, and page numbers. All its texts are
 * in the built-in fonts.
 */
export function reportPdf({ title, notes, table, orientation }: ReportDocument): Blob {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', orientation, compress: true });
  doc.setProperties({ title });
  doc.setLineHeightFactor(lineHeight);
  const width = doc.internal.pageSize.getWidth() - 2 * margin;
  let top = margin;
  const drawLine = (text: string, size: number) => {
    doc.text(text, margin, top + reportPaper.baseline.line * size);
    top += size * lineHeight;
  };
  doc.setFont('helvetica', 'bold').setFontSize(titleSize).setTextColor(grey.text);
  drawLine(title, titleSize);
  doc.setFont('helvetica', 'normal').setFontSize(noteSize);
  for (const note of notes) {
    for (const line of doc.splitTextToSize(note, width) as string[]) drawLine(line, noteSize);
  }
  drawTable(doc, { table, top: top + reportPaper.gap, width });
  numberPages(doc);
  return doc.output('blob');
}

function drawTable(
  doc: jsPDF,
  { table, top, width }: { table: ReportTable; top: number; width: number },
): void {
  const { header } = table;
  // The built-in fonts have no glyph for a tab.
  const body = table.cells.map((row) => row.map((text) => text.replaceAll('\t', ' ')));
  autoTable(doc, {
    head: [header],
    body,
    startY: top,
    margin,
    theme: 'grid',
    styles: {
      font: 'helvetica',
      fontSize: cellSize,
      cellPadding: padding,
      lineColor: grey.rule,
      lineWidth: reportPaper.ruleWidth,
      textColor: grey.text,
    },
    headStyles: { fillColor: grey.head, textColor: grey.text, fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      columnWidths(doc, { header, body, width }).map((cellWidth, index) => [
        String(index),
        { cellWidth },
      ]),
    ),
  });
}

function columnWidths(
  doc: jsPDF,
  { header, body, width }: { header: string[]; body: string[][]; width: number },
): number[] {
  const columns = new ColumnMeasure();
  const widthOf = (text: string) => doc.getTextWidth(text);
  doc.setFont('helvetica', 'bold').setFontSize(cellSize);
  columns.add(header, widthOf);
  doc.setFont('helvetica', 'normal');
  for (const cells of body) columns.add(cells, widthOf);
  return columns.share(width);
}

function numberPages(doc: jsPDF): void {
  const pages = doc.getNumberOfPages();
  const { pageSize } = doc.internal;
  doc.setFont('helvetica', 'normal').setFontSize(cellSize).setTextColor(grey.number);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const x = pageSize.getWidth() - margin;
    doc.text(reportPaperTexts.pageOf(page, pages), x, pageSize.getHeight() - reportPaper.numberUp, {
      align: 'right',
    });
  }
}
