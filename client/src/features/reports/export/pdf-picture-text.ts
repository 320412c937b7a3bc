/**
 * Text that a PDF's built-in fonts cannot print and jsPDF cannot shape (Bengali, Hindi, ₹, emoji),
 * laid out and painted by the browser. All sizes are in points.
 */

/** A common print resolution; more makes files larger and paper no sharper. */
const PIXELS_PER_POINT = 300 / 72;

/** Space beyond a line's box, as a fraction of the font size: vowel signs extend above and below it. */
const OVERHANG = 0.5;

/** Looks like the PDF's Helvetica if the machine has such a font. */
const FAMILY = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** A painted text and where its top left corner lies, relative to that of the text's first line. */
export interface PaintedText {
  /** PNG as a data address. */
  image: string;
  width: number;
  height: number;
  offset: number;
}

export interface PictureFont {
  /** Width of a text in one line. */
  widthOf: (text: string) => number;
  /** Breaks a text into lines of at most this width, between words where possible. */
  wrap: (text: string, width: number) => string[];
  paint: (lines: readonly string[], lineHeight: number) => PaintedText;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The browser's own text, at a font size in points. */
export function createPictureFont(
  size: number,
  { weight = 'normal', colour = '#111' }: { weight?: 'normal' | 'bold'; colour?: string } = {},
): PictureFont {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot paint text for the PDF.');
  // Measured at print resolution too, so that hinting cannot make the picture wider than the cell.
  const font = `${weight} ${size * PIXELS_PER_POINT}px ${FAMILY}`;
  context.font = font;
  const widthOf = (text: string) => context.measureText(text).width / PIXELS_PER_POINT;

  const paint = (lines: readonly string[], lineHeight: number): PaintedText => {
    const overhang = size * OVERHANG;
    const width = Math.max(1, ...lines.map(widthOf)) + overhang;
    const height = lines.length * lineHeight + 2 * overhang;
    canvas.width = Math.ceil(width * PIXELS_PER_POINT);
    canvas.height = Math.ceil(height * PIXELS_PER_POINT);
    // A canvas resets its settings with every change of size.
    context.font = font;
    context.fillStyle = colour;
    context.textBaseline = 'alphabetic';
    lines.forEach((line, index) => {
      const baseline = overhang + index * lineHeight + baselineIn(lineHeight, size);
      context.fillText(line, 0, baseline * PIXELS_PER_POINT);
    });
    return {
      image: canvas.toDataURL('image/png'),
      width: canvas.width / PIXELS_PER_POINT,
      height: canvas.height / PIXELS_PER_POINT,
      offset: -overhang,
    };
  };

  return { widthOf, wrap: (text, width) => wrapText(text, width, widthOf), paint };
}

/** How far below the top of its line a text's baseline lies. */
export function baselineIn(lineHeight: number, size: number): number {
  return (lineHeight - size) / 2 + size * 0.85;
}

/** Breaks a text into lines, between words where possible, never inside a letter and its signs. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/(?<=\s)(?=\S)/u)) {
      if (widthOf((line + word).trimEnd()) <= width) {
        line += word;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = word;
      while (widthOf(line.trimEnd()) > width) {
        const head = longestHead(line, width, widthOf);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line.trimEnd());
    return lines;
  });
}

function longestHead(text: string, width: number, widthOf: (text: string) => number): string {
  let head = '';
  for (const { segment } of graphemes.segment(text)) {
    if (head !== '' && widthOf(head + segment) > width) break;
    head += segment;
  }
  return head;
}
