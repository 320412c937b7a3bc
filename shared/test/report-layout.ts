import { describe, expect, it } from 'vitest';
import { reportPaper } from '../src/paper/report-paper.ts';
import { readPdf, withoutBlanks, type PlacedText, type ReadPage } from './read-pdf.ts';

/** A report whose letters are all in the built-in fonts, so that both engines can draw it. */
export interface LatinReport {
  title: string;
  notes: string[];
  header: string[];
  cells: string[][];
  orientation: 'portrait' | 'landscape';
}

const header = ['Name', 'Enq. Time', 'Email', 'Message'];

function buildReport(overrides: Partial<LatinReport> = {}): LatinReport {
  return {
    title: 'Sales Report',
    notes: ['Period: all dates', 'Rows: 60'],
    header,
    cells: Array.from({ length: 60 }, (_, index) => [
      `Asha “${index}” José`,
      `12:00:${String(index).padStart(2, '0')}`,
      `asha.${index}@example.com`,
      index % 3 === 0 ? 'Please call me about the price. '.repeat(6).trim() : 'Soon\nor later',
    ]),
    orientation: 'landscape',
    ...overrides,
  };
}

const long = { width: 841.89, height: 595.28 };
const { margin, padding, cellSize, noteSize, titleSize, lineHeight } = reportPaper;

/** Points: the engines know different pairs of letters that are set closer. */
const TOLERANCE = 0.5;

function expectAt(value: number, expected: number, what: string): void {
  expect(Math.abs(value - expected), `${what}: ${value} instead of ${expected}`).toBeLessThan(
    TOLERANCE,
  );
}

function isNumber({ text }: PlacedText): boolean {
  return /^Page \d+ of \d+$/.test(text);
}

/** The texts of the table's head on a page. */
function headOf({ texts }: ReadPage): PlacedText[] {
  return header.map((heading) => {
    const found = texts.find(({ text, font }) => text === heading && font.includes('Bold'));
    if (!found) throw new Error(`no head ${heading}`);
    return found;
  });
}

/**
 * What every printed report looks like, whoever draws it.
 *
 * @param draw makes the PDF
 */
export function describeReportLayout(draw: (report: LatinReport) => Promise<Uint8Array>): void {
  const drawn = async (overrides: Partial<LatinReport> = {}) => {
    const report = buildReport(overrides);
    return { ...report, ...readPdf(await draw(report)) };
  };

  describe('a printed report', () => {
    it.each(['portrait', 'landscape'] as const)('is on A4 %s', async (orientation) => {
      const { layout } = await drawn({ orientation });
      for (const { width, height } of layout) {
        expectAt(width, orientation === 'landscape' ? long.width : long.height, 'width');
        expectAt(height, orientation === 'landscape' ? long.height : long.width, 'height');
      }
    });

    it('begins with its title and notes', async () => {
      const { layout, title, notes } = await drawn();
      const texts = layout[0]?.texts ?? [];
      const found = [title, ...notes].map((each) => texts.find(({ text }) => text === each));
      expect(found.map((each) => [each?.font, each?.size])).toEqual([
        ['Helvetica-Bold', titleSize],
        ['Helvetica', noteSize],
        ['Helvetica', noteSize],
      ]);
      const below = margin + titleSize * lineHeight + noteSize;
      const tops = [margin + titleSize, below, below + noteSize * lineHeight];
      found.forEach((each, index) => {
        expectAt(each?.x ?? 0, margin, `x of line ${index}`);
        expectAt(each?.y ?? 0, tops[index] ?? 0, `baseline of line ${index}`);
      });
    });

    it('has the head above the same columns on every page', async () => {
      const { layout } = await drawn();
      expect(layout.length).toBeGreaterThan(1);
      const columns = [31, 91.3, 135.6, 226.3];
      layout.forEach((page, index) => {
        const table = index === 0 ? margin + 2 * noteSize * lineHeight + 6 + 18.2 : margin;
        headOf(page).forEach(({ x, y, size }, column) => {
          expectAt(x, columns[column] ?? 0, `column ${column}`);
          expectAt(y, table + padding + 0.85 * cellSize, 'head');
          expect(size).toBe(cellSize);
        });
      });
    });

    it('has every cell once, in its column, within the margins', async () => {
      const { layout, cells } = await drawn();
      const seen: string[] = header.map(() => '');
      for (const page of layout) {
        const head = headOf(page);
        for (const text of page.texts) {
          if (isNumber(text) || text.y <= (head[0]?.y ?? 0)) continue;
          const column = head.findIndex(({ x }) => Math.abs(x - text.x) < TOLERANCE);
          seen[column] = (seen[column] ?? '') + text.text;
          expect(text.y).toBeLessThan(page.height - margin);
          expect(text.size).toBe(cellSize);
        }
      }
      const expected = header.map((_, column) => cells.map((row) => row[column]).join(''));
      expect(seen.map(withoutBlanks)).toEqual(expected.map(withoutBlanks));
    });

    it('sets lines and rows one below the other', async () => {
      const { layout } = await drawn();
      const { texts } = layout[0]!;
      const [name, , , message] = headOf(layout[0]!);
      const rows = texts.filter(({ x, y }) => Math.abs(x - name!.x) < 0.5 && y > name!.y);
      const lines = texts.filter(({ x, y }) => Math.abs(x - message!.x) < 0.5 && y > name!.y);
      const leading = cellSize * lineHeight;
      // The first message has two lines, and so has the second, with a line break of its own.
      expectAt(rows[0]!.y - name!.y, leading + 2 * padding, 'first row');
      expectAt(rows[1]!.y - rows[0]!.y, 2 * leading + 2 * padding, 'second row');
      expectAt(lines[0]!.y, rows[0]!.y, 'first line');
      expectAt(lines[1]!.y, rows[0]!.y + leading, 'second line');
    });

    it('numbers its pages at the foot, to the right', async () => {
      const { layout } = await drawn();
      layout.forEach((page, index) => {
        const [number, ...others] = page.texts.filter(isNumber);
        expect(others).toEqual([]);
        expect(number?.text).toBe(`Page ${index + 1} of ${layout.length}`);
        expect(number?.size).toBe(cellSize);
        expectAt(number?.y ?? 0, page.height - margin / 2, 'foot');
        expectAt(number?.x ?? 0, page.width - margin - 40.6, 'beginning of the number');
      });
    });

    it('goes on with a row that is longer than a page, below the head', async () => {
      const message = Array.from({ length: 150 }, (_, line) => `line ${line}`).join('\n');
      const cells = [['Asha', '12:00:00', '', message]];
      const { layout, text } = await drawn({ cells, notes: [] });
      expect(layout).toHaveLength(4);
      for (const page of layout) expect(headOf(page)).toHaveLength(header.length);
      expect(text).toContain('line149');
      expect(text.match(/line\d/g)).toHaveLength(150);
    });

    it('is its head alone when there are no rows', async () => {
      const { pages } = await drawn({ cells: [], notes: [] });
      expect(pages).toHaveLength(1);
      for (const heading of header) expect(pages[0]).toContain(withoutBlanks(heading));
    });
  });
}
