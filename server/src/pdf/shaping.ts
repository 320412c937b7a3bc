import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

/** The result of shaping a text: pdfkit asks its fonts for exactly this. */
interface ShapedText {
  glyphs: Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>[];
  positions: GlyphPosition[];
  readonly advanceWidth: number;
}

/**
 * A font for pdfkit whose texts HarfBuzz shapes, as in browsers: fontkit draws the reph of সার্ভিস and सर्विस
 * twice (github.com/foliojs/fontkit/issues/91).
 */
export type ShapedFont = Omit<Font, 'layout'> & { layout: (text: string) => ShapedText };

export interface ParsedFont {
  font: Font;
  shape: (text: string) => ShapedText;
}

/** @param file TrueType */
export function parseFont(file: Buffer): ParsedFont {
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file is not one font.');
  const bytes = new Uint8Array(file).buffer;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return { font, shape: (text) => shape(shaper, text) };
}

/**
 * The font for one document. pdfkit takes every object that can lay out a text for a font, so nothing of its own
 * is replaced.
 */
export function fontForDocument({ font, shape }: ParsedFont): ShapedFont {
  return Object.assign(Object.create(font) as Font, { layout: shape });
}

const buffer = new harfbuzz.Buffer();

function shape(font: harfbuzz.Font, text: string): ShapedText {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const clusters = clustersOf(
    text,
    infos.map(({ cluster }) => cluster),
  );
  const glyphs = infos.map(({ codepoint: id, cluster }) => {
    const left = clusters.get(cluster) ?? [];
    const own = left.findIndex((character) => font.nominalGlyph(character) === id);
    // A letter that is drawn unchanged represents itself, and the first other glyph of a cluster represents the rest.
    const codePoints = own === -1 ? left.splice(0) : left.splice(own, 1);
    return { id, advanceWidth: font.glyphHAdvance(id), codePoints };
  });
  return {
    glyphs,
    positions: buffer.getGlyphPositions(),
    // pdfkit reads it after it has scaled the positions in place.
    get advanceWidth() {
      return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** The characters of each cluster, by the index at which it begins. */
function clustersOf(text: string, starts: readonly number[]): Map<number, number[]> {
  const ordered = [...new Set(starts)].sort((a, b) => a - b);
  return new Map(
    ordered.map((start, index) => [
      start,
      Array.from(text.slice(start, ordered[index + 1]), (letter) => letter.codePointAt(0) ?? 0),
    ]),
  );
}
