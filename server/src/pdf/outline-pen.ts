import { packagedFont, toRuns, type Face } from './fonts.ts';

interface OutlineStyle {
  face: Face;
  /** Pixels. */
  size: number;
  colour: string;
}

/** The outlines of a text, for a size of one pixel. */
interface Outline {
  glyphs: { path: string; x: number; y: number; scale: number }[];
  width: number;
}

/**
 * Measures texts and draws them as paths of SVG: with the fonts and the shaping of the PDFs, whatever fonts the machine
 * has. A character that no font has is left out.
 */
export class OutlinePen {
  /** Elements of SVG, in the order in which they are drawn. */
  readonly drawn: string[] = [];

  /** Width of a line, in pixels. */
  widthOf(text: string, { face, size }: Pick<OutlineStyle, 'face' | 'size'>): number {
    return outlineOf(text, face).width * size;
  }

  /** Draws a line from a point on its baseline. */
  write(text: string, { face, size, colour }: OutlineStyle, { x, y }: { x: number; y: number }) {
    const paths = outlineOf(text, face).glyphs.map((glyph) => {
      const scale = glyph.scale * size;
      // Fonts count upwards.
      const place = [scale, 0, 0, -scale, x + glyph.x * size, y - glyph.y * size].map(rounded);
      return `<path d="${glyph.path}" transform="matrix(${place.join(' ')})"/>`;
    });
    this.drawn.push(`<g fill="${colour}">${paths.join('')}</g>`);
  }
}

function outlineOf(text: string, face: Face): Outline {
  const glyphs: Outline['glyphs'] = [];
  let width = 0;
  for (const run of toRuns(text, face)) {
    // The built-in fonts of PDFs have no outlines; no face for visitors uses them.
    if (run.font === undefined || run.font === 'Helvetica' || run.font === 'Helvetica-Bold')
      continue;
    const { font, shape } = packagedFont(run.font);
    const scale = 1 / font.unitsPerEm;
    const shaped = shape(run.text);
    shaped.glyphs.forEach(({ id, codePoints }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = shaped.positions[index] ?? {};
      const path = font.getGlyph(id, codePoints).path.toSVG();
      if (path) glyphs.push({ path, x: width + xOffset * scale, y: yOffset * scale, scale });
      width += xAdvance * scale;
    });
  }
  return { glyphs, width };
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
