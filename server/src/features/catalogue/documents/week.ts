import type { TextStyle } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Place } from './text-lines.ts';

export interface Laid {
  height: number;
  draw: (place: Place) => void;
}

const DAYS_WIDTH = 60;

/** The week across a width, a line for each group of days, for hours that a narrow column has no room for. */
export function layOutWeek(
  pdf: PdfDocument,
  {
    days: daysStyle,
    times: timesStyle,
    width,
  }: { days: TextStyle; times: TextStyle; width: number },
): Laid {
  const rows = pdf.dealership.week.map(({ days, times }) => {
    const lines = pdf.wrap(times, timesStyle, { width: width - DAYS_WIDTH });
    return { days, lines, height: lines.length * timesStyle.leading };
  });
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw: ({ x, y }) => {
      let top = y;
      const ofDays = { ...daysStyle, leading: timesStyle.leading };
      for (const { days, lines, height } of rows) {
        pdf.tag('P', () => {
          pdf.drawLines([days], ofDays, { x, y: top });
          pdf.drawLines(lines, timesStyle, { x: x + DAYS_WIDTH, y: top });
        });
        top += height;
      }
    },
  };
}
