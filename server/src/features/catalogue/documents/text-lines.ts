import { printableText } from '../../../pdf/printable-text.ts';
import { wrapText } from '../../../pdf/wrap-text.ts';
import type { TextStyle } from './pdf.ts';

export interface Place {
  x: number;
  /** Top of the first line. */
  y: number;
  width?: number;
  /** `right`: the lines end at the right of the width. */
  align?: 'right';
}

/** Measures and writes one line, in points or pixels. */
interface Pen {
  widthOf: (text: string, style: TextStyle) => number;
  write: (text: string, style: TextStyle, baseline: { x: number; y: number }) => void;
}

/** Half of the height of capitals, as a fraction of the size; for centring a text vertically. */
const HALF_CAPITAL = 0.345;

/** Sets lines of text on a page or a picture, by coordinates from the top left. */
export class TextLines {
  readonly #pen: Pen;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#pen.widthOf(printableText(text), style);
  }

  /** The greatest of the sizes from `style.size` down to `smallest` at which a line fits a width. */
  fit(text: string, style: TextStyle, { width, smallest }: { width: number; smallest: number }) {
    const natural = this.widthOf(text, style);
    const size = Math.max(smallest, Math.min(style.size, (style.size * width) / (natural || 1)));
    return { ...style, size, leading: (style.leading / style.size) * size };
  }

  /** Breaks a text into lines; a text longer than `maxLines` ends in an ellipsis. */
  wrap(
    text: string,
    style: TextStyle,
    { width, maxLines = Infinity }: { width: number; maxLines?: number },
  ): string[] {
    const printable = printableText(text);
    if (printable === '') return [];
    const lines = wrapText(printable, width, (part) => this.#pen.widthOf(part, style));
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    return [...kept.slice(0, -1), this.#withEllipsis(kept.at(-1) ?? '', style, width)];
  }

  /** As much of a text as one line has room for; it then ends in an ellipsis. */
  oneLine(text: string, style: TextStyle, { width }: { width: number }): string {
    return this.wrap(text, style, { width, maxLines: 1 })[0] ?? '';
  }

  /** Draws lines below each other. @returns their height */
  drawLines(lines: readonly string[], style: TextStyle, { x, y, width = 0, align }: Place): number {
    lines.forEach((line, index) => {
      const spare = align === 'right' ? width - this.widthOf(line, style) : 0;
      const middle = y + (index + 0.5) * style.leading;
      const baseline = middle + HALF_CAPITAL * style.size;
      this.#pen.write(printableText(line), style, { x: x + spare, y: baseline });
    });
    return lines.length * style.leading;
  }

  #withEllipsis(line: string, style: TextStyle, width: number): string {
    const characters = Array.from(line);
    while (characters.length > 0 && this.widthOf(`${characters.join('')}…`, style) > width) {
      characters.pop();
    }
    return `${characters.join('').trimEnd()}…`;
  }
}
