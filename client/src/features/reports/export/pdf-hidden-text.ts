import type { jsPDF } from 'jspdf';

/**
 * Invisible text in a PDF, under the painted cells, so that Bengali names can be searched, copied and
 * compared. jsPDF can only write text in fonts that have the glyphs, so this adds fonts of its own
 * (PDF 32000-1, 9.6.5, Type 3): every letter is an empty glyph whose ToUnicode entry gives its character.
 */
export interface HiddenText {
  /** Puts a text at a baseline (points from the page's top left), stretched to a width. */
  write: (
    text: string,
    place: { x: number; baseline: number; width: number; size: number },
  ) => void;
}

/** What jsPDF keeps about a font; its own types leave it out. */
interface FontEntry {
  id: string;
  objectNumber?: number;
  isAlreadyPutted?: boolean;
}

interface PutFontEvent {
  font: FontEntry;
  out: (line: string) => void;
  newObject: () => number;
  putStream: (options: { data: string; objectId: number }) => void;
}

interface Internals {
  events: { subscribe: (topic: 'putFont', handler: (event: PutFontEvent) => void) => void };
  write: (...parts: string[]) => void;
}

interface EmptyFont extends FontEntry {
  /** Code point -> code in this font. */
  codes: Map<number, number>;
}

/** Codes are one byte, and 0 stays unused. */
const LETTERS_PER_FONT = 255;

/** Width of every empty glyph, in thousandths of the font size. */
const GLYPH_WIDTH = 500;

/**
 * Prepares a document for hidden text.
 * @param fonts the document's own font table (`documentFonts`)
 */
export function createHiddenText(doc: jsPDF, fonts: Record<string, FontEntry>): HiddenText {
  const { events, write } = doc.internal as unknown as Internals;
  const ours: EmptyFont[] = [];

  const addFont = (): EmptyFont => {
    const font: EmptyFont = { id: `Hidden${ours.length + 1}`, codes: new Map() };
    ours.push(font);
    fonts[font.id] = font;
    return font;
  };
  const place = (letter: number): { font: EmptyFont; code: number } => {
    for (const font of ours) {
      const code = font.codes.get(letter);
      if (code !== undefined) return { font, code };
    }
    const last = ours.at(-1);
    const font = last && last.codes.size < LETTERS_PER_FONT ? last : addFont();
    const code = font.codes.size + 1;
    font.codes.set(letter, code);
    return { font, code };
  };

  events.subscribe('putFont', (event) => {
    const font = ours.find((candidate) => candidate === event.font);
    if (font !== undefined) putEmptyFont(font, event);
  });

  return {
    write: (text, { x, baseline, width, size }) => {
      const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
      if (letters.length === 0) return;
      const stretch = (100 * width) / ((letters.length * size * GLYPH_WIDTH) / 1000);
      const y = doc.internal.pageSize.getHeight() - baseline;
      const parts: string[] = [];
      let current: EmptyFont | undefined;
      for (const letter of letters) {
        const { font, code } = place(letter);
        if (font !== current) parts.push(`/${font.id} ${size} Tf`);
        current = font;
        parts.push(`<${hex(code, 2)}> Tj`);
      }
      write(
        `BT ${stretch.toFixed(2)} Tz ${x.toFixed(2)} ${y.toFixed(2)} Td ${parts.join(' ')} 100 Tz ET`,
      );
    },
  };
}

function putEmptyFont(font: EmptyFont, { out, newObject, putStream }: PutFontEvent): void {
  const stream = (data: string): number => {
    const objectId = newObject();
    putStream({ data, objectId });
    out('endobj');
    return objectId;
  };
  const glyph = stream(`${GLYPH_WIDTH} 0 d0`);
  const toUnicode = stream(toUnicodeMap(font.codes));
  const { size } = font.codes;
  font.objectNumber = newObject();
  font.isAlreadyPutted = true;
  out('<< /Type /Font /Subtype /Type3');
  out(`/FontBBox [0 -200 ${GLYPH_WIDTH} 800] /FontMatrix [0.001 0 0 0.001 0 0]`);
  out(`/CharProcs << /empty ${glyph} 0 R >> /Resources << >>`);
  out(`/Encoding << /Type /Encoding /Differences [1 ${'/empty '.repeat(size)}] >>`);
  out(`/FirstChar 1 /LastChar ${size} /Widths [${`${GLYPH_WIDTH} `.repeat(size)}]`);
  out(`/ToUnicode ${toUnicode} 0 R >>`);
  out('endobj');
}

function toUnicodeMap(codes: ReadonlyMap<number, number>): string {
  const entries = [...codes].map(([letter, code]) => `<${hex(code, 2)}> <${utf16(letter)}>`);
  const sections: string[] = [];
  // The format allows at most 100 entries in a section.
  for (let start = 0; start < entries.length; start += 100) {
    const section = entries.slice(start, start + 100);
    sections.push(`${section.length} beginbfchar`, ...section, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function utf16(letter: number): string {
  const text = String.fromCodePoint(letter);
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
