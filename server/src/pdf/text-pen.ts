import type { GlyphPosition } from 'fontkit';
import { isBuiltIn, lettersOf, packagedFont, toRuns } from './fonts.ts';
import type { Face, FontName, TextRun } from './fonts.ts';
import { fontForDocument } from './shaping.ts';

interface PenStyle {
  face: Face;
  /** Points. */
  size: number;
  colour: string;
}

/** The part of a font's state in pdfkit that its types leave out. All numbers are thousandths of the size. */
interface OpenFont {
  id: string;
  /** The font's object in the file. */
  ref: () => unknown;
  /** Writes the used glyphs into the file. */
  finalize: () => void;
  encode: (text: string) => [codes: string[], (GlyphPosition & { advanceWidth: number })[]];
}

/** Glyphs that follow each other: where they begin, and the operand of the operator `TJ`. */
interface Glyphs {
  x: number;
  y: number;
  shown: string;
}

/** The part of a text that one font draws. Measures are for a size of one point. */
interface Stroke {
  font: OpenFont;
  glyphs: Glyphs[];
  /** Its text, where the glyphs do not reveal it. */
  actual: string | undefined;
  width: number;
}

interface MeasuredText {
  strokes: Stroke[];
  width: number;
}

/** Texts whose glyphs are remembered: the words of some pages. */
const MOST_MEASURED = 5000;

/** Measures texts and writes them into one document, each stretch in the first font of its face that has it. */
export class TextPen {
  readonly #doc: PDFKit.PDFDocument;
  readonly #missing: 'box' | 'nothing';
  readonly #opened = new Map<FontName, OpenFont>();
  readonly #measured = new Map<string, MeasuredText>();

  /**
   * @param doc made with `fontLayoutCache: false`, or pdfkit keeps every word for as long as the document
   * @param options.missing drawn for a character that no font has
   */
  constructor(doc: PDFKit.PDFDocument, { missing }: { missing: 'box' | 'nothing' }) {
    this.#doc = doc;
    this.#missing = missing;
  }

  /** Width of a line, in points. */
  widthOf(text: string, { face, size }: Pick<PenStyle, 'face' | 'size'>): number {
    return this.#measure(text, face).width * size;
  }

  /** Writes a line from a point on its baseline. */
  write(text: string, { face, size, colour }: PenStyle, { x, y }: { x: number; y: number }): void {
    const { page } = this.#doc;
    const fonts = page.fonts as Record<string, unknown>;
    this.#doc.fillColor(colour);
    let left = x;
    for (const { font, glyphs, actual, width } of this.#measure(text, face).strokes) {
      fonts[font.id] ??= font.ref();
      // pdfkit's own way of writing changes the coordinates between the mark and its text, and poppler then takes the
      // text of the mark for another one elsewhere on the page.
      if (actual !== undefined) this.#doc.markContent('Span', { actual });
      const shown = glyphs.map(
        (each) =>
          `1 0 0 -1 ${rounded(left + each.x * size)} ${rounded(y - each.y * size)} Tm [${each.shown}] TJ`,
      );
      this.#doc.addContent(`BT /${font.id} ${rounded(size)} Tf ${shown.join(' ')} ET`);
      if (actual !== undefined) this.#doc.endMarkedContent();
      left += width * size;
    }
  }

  /** The last steps, one for each font; pdfkit would do them all at once. */
  *embedFonts(): Generator<() => void> {
    for (const font of this.#opened.values()) yield () => font.finalize();
  }

  #measure(text: string, face: Face): MeasuredText {
    const key = `${face}:${text}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const strokes = toRuns(text, face).flatMap((run) => this.#toStroke(run) ?? []);
    const measured = { strokes, width: strokes.reduce((sum, { width }) => sum + width, 0) };
    if (this.#measured.size >= MOST_MEASURED) this.#measured.clear();
    this.#measured.set(key, measured);
    return measured;
  }

  #toStroke({ font, text }: TextRun): Stroke | undefined {
    if (font !== undefined) {
      // Their glyphs do not reveal the text: letters are joined, and drawn in another order.
      const actual = /Hindi|Bengali/.test(font) ? text : undefined;
      return { ...this.#encode(text, font), actual };
    }
    if (this.#missing === 'nothing') return undefined;
    // No font has U+FFFD either: it shows as an empty box.
    return { ...this.#encode('\ufffd'.repeat(lettersOf(text).length), 'text'), actual: text };
  }

  #encode(text: string, name: FontName): Omit<Stroke, 'actual'> {
    const font = this.#open(name);
    const [codes, positions] = font.encode(text);
    const glyphs: Glyphs[] = [];
    let width = 0;
    let isNext = false;
    positions.forEach(({ xAdvance, xOffset, yOffset, advanceWidth }, index) => {
      const isMoved = xOffset !== 0 || yOffset !== 0;
      if (!isNext || isMoved) {
        glyphs.push({ x: (width + xOffset) / 1000, y: yOffset / 1000, shown: '' });
      }
      const last = glyphs.at(-1);
      if (last)
        last.shown += `<${codes[index]}>${advanceWidth === xAdvance ? '' : rounded(advanceWidth - xAdvance)}`;
      width += xAdvance;
      isNext = !isMoved;
    });
    for (const each of glyphs) each.shown = each.shown.replaceAll('><', '');
    return { font, glyphs, width: width / 1000 };
  }

  #open(name: FontName): OpenFont {
    const known = this.#opened.get(name);
    if (known) return known;
    if (!isBuiltIn(name)) {
      // Its types leave out that pdfkit accepts any object that can lay out a text as a font.
      const source = fontForDocument(packagedFont(name)) as unknown as Buffer;
      this.#doc.registerFont(name, source);
    }
    const { _font: font } = this.#doc.font(name) as unknown as { _font: OpenFont };
    this.#opened.set(name, font);
    return font;
  }
}

/** To a thousandth, which is too small to see. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
