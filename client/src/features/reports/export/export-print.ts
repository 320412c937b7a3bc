import { textLength } from '../../../ui/forms/text-length.ts';
import type { PrintWindow } from './export-job.ts';
import type { ReportDocument } from './report-document.ts';

const sheet = `
  @page { size: A4; margin: 10mm; }
  body { margin: 0; font: 7.5pt/1.4 Arial, Helvetica, 'Noto Sans Bengali', 'Noto Sans Devanagari', sans-serif; color: #000; background: #fff; }
  main { padding: 12px; }
  h1 { margin: 0 0 4pt; font-size: 14pt; }
  ul { margin: 0 0 8pt; padding: 0; list-style: none; color: #333; }
  /* An empty window is in quirks mode, where tables inherit no font. */
  table { width: 100%; border-collapse: collapse; font: inherit; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { border: 0.5pt solid #999; padding: 2pt 3pt; text-align: left; vertical-align: top; white-space: pre-line; }
  th { background: #eee; print-color-adjust: exact; }
  td[data-text='short'] { white-space: nowrap; }
  td[data-text='long'] { overflow-wrap: anywhere; min-width: 90pt; }
  @media print { main { padding: 0; } }
`;

/**
 * Fills the window and prints it. Everything that a visitor may have typed is inserted as text nodes. The style is a
 * constructed sheet, since the window inherits this page's Content-Security-Policy.
 */
export function printReport(opened: PrintWindow, report: ReportDocument): void {
  const { document: page } = opened;
  const style = new opened.CSSStyleSheet();
  style.replaceSync(sheet.replace('size: A4', `size: A4 ${report.orientation}`));
  page.adoptedStyleSheets = [style];
  page.documentElement.lang = 'en';
  page.title = report.title;
  page.body.replaceChildren(content(page, report));
  opened.focus();
  opened.print();
}

function content(page: Document, { title, notes, table }: ReportDocument): HTMLElement {
  const main = page.createElement('main');
  const list = page.createElement('ul');
  list.append(...notes.map((note) => textElement(page, 'li', note)));
  main.append(textElement(page, 'h1', title), list, tableElement(page, table));
  return main;
}

function tableElement(page: Document, { header, cells }: ReportDocument['table']): HTMLElement {
  const element = page.createElement('table');
  element.createTHead().append(rowOf(page, 'th', header));
  element.createTBody().append(...cells.map((row) => rowOf(page, 'td', row)));
  return element;
}

function rowOf(page: Document, tag: 'th' | 'td', texts: readonly string[]): HTMLElement {
  const row = page.createElement('tr');
  for (const text of texts) {
    const cell = textElement(page, tag, text);
    cell.dataset.text = textLength(text);
    row.append(cell);
  }
  return row;
}

function textElement(page: Document, tag: string, text: string): HTMLElement {
  const element = page.createElement(tag);
  element.textContent = text;
  return element;
}
