import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { textsIn } from '@dealership/shared';
import { conjuncts } from '../../../shared/test/conjuncts.ts';
import { readPdf } from '../../../shared/test/read-pdf.ts';
import { packagedFont, toRuns, type Face, type PackagedFont, type TextRun } from './fonts.ts';
import { printableText } from './printable-text.ts';
import { TextPen } from './text-pen.ts';
import { unpackWoff } from './unpack-woff.ts';

const style = { face: 'report', size: 10, colour: '#000' } as const;
const left = 20;
const lineAt = (index: number) => 20 + 12 * index;

async function write(
  texts: readonly string[],
  { missing = 'box', face = 'report' }: { missing?: 'box' | 'nothing'; face?: Face } = {},
) {
  const doc = new PDFDocument({ font: '', fontLayoutCache: false, margin: 0, pdfVersion: '1.5' });
  const pen = new TextPen(doc, { missing });
  const lines: string[] = [];
  const add = doc.addContent.bind(doc);
  doc.addContent = (line: string) => {
    lines.push(line);
    return add(line);
  };
  texts.forEach((text, at) => pen.write(text, { ...style, face }, { x: left, y: lineAt(at) }));
  const finished = readAll(doc);
  doc.end();
  return { doc, lines, texts: readPdf(await finished).layout[0]?.texts ?? [] };
}

async function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The part of a font that is in the file. */
interface Subset {
  /** The font's own numbers of its glyphs. */
  glyphs: number[];
  encode: () => Uint8Array;
}

function subsetOf(doc: PDFKit.PDFDocument, name: PackagedFont): Subset {
  const { _fontFamilies: fonts } = doc as unknown as {
    _fontFamilies: Record<string, { subset: Subset }>;
  };
  const { subset } = fonts[name] ?? {};
  if (!subset) throw new Error(`${name} is not in the document.`);
  return subset;
}

/** A glyph by the font's own number and where it is drawn, in points from the page's top left corner. */
type PlacedGlyph = [id: number, x: number, y: number];

/** What the operators of a document draw. */
function drawnGlyphs(lines: readonly string[], { glyphs }: Subset, name: PackagedFont) {
  const { font } = packagedFont(name);
  const drawn: PlacedGlyph[] = [];
  for (const [, from, y, shown = ''] of lines
    .join('\n')
    .matchAll(/1 0 0 -1 (\S+) (\S+) Tm \[(.*?)\] TJ/g)) {
    let x = Number(from);
    for (const [token] of shown.matchAll(/[\da-f]{4}(?=[\da-f]*>)|-?[\d.]+(?=<|$)/g)) {
      if (!/^[\da-f]{4}$/.test(token)) {
        x -= (Number(token) / 1000) * style.size;
        continue;
      }
      const id = glyphs[Number.parseInt(token, 16)] ?? -1;
      drawn.push([id, x, Number(y)]);
      x += (font.getGlyph(id).advanceWidth / font.unitsPerEm) * style.size;
    }
  }
  return drawn;
}

/** What HarfBuzz, which browsers use too, makes of the words. */
function shapedGlyphs(words: readonly string[], name: PackagedFont): PlacedGlyph[] {
  const { font } = packagedFont(name);
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(fileOf(name)).buffer)),
  );
  const points = (units: number) => (units / font.unitsPerEm) * style.size;
  return words.flatMap((word, line) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const positions = buffer.getGlyphPositions();
    let x = left;
    return buffer.getGlyphInfos().map(({ codepoint: id }, at): PlacedGlyph => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const placed: PlacedGlyph = [id, x + points(xOffset), lineAt(line) - points(yOffset)];
      x += points(xAdvance);
      return placed;
    });
  });
}

const files = {
  textBengali: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff',
  strongBengali: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff',
  textHindi: '@fontsource/hind/files/hind-devanagari-400-normal.woff',
  strongHindi: '@fontsource/hind/files/hind-devanagari-600-normal.woff',
};

function fileOf(name: PackagedFont): Buffer {
  const file = files[name as keyof typeof files];
  return unpackWoff(readFileSync(createRequire(import.meta.url).resolve(file)));
}

/** To a hundredth of a point. */
const rounded = (placed: readonly PlacedGlyph[]) =>
  placed.map(([id, x, y]) => `${id} at ${x.toFixed(2)}, ${y.toFixed(2)}`);

describe.each([
  ['textBengali', conjuncts.bengali, 'report', 'সার্ভিস'],
  ['strongBengali', conjuncts.bengali, 'reportStrong', 'সার্ভিস'],
  ['textHindi', conjuncts.devanagari, 'report', 'सर्विस'],
  ['strongHindi', conjuncts.devanagari, 'reportStrong', 'सर्विस'],
] as const)('words in %s', (name, words, face, difficult) => {
  it('have the glyphs of HarfBuzz, each at its place, and keep their text', async () => {
    const { doc, lines, texts } = await write(words, { face });
    expect(texts.map(({ text }) => text)).toEqual(words);
    const drawn = drawnGlyphs(lines, subsetOf(doc, name), name);
    expect(rounded(drawn)).toEqual(rounded(shapedGlyphs(words, name)));
  });

  it('lack no letter: no box, and no dotted circle for a sign alone', () => {
    const { font } = packagedFont(name);
    const missing = [0, font.glyphForCodePoint(0x25cc).id];
    const ids = (word: string) => shapedGlyphs([word], name).map(([id]) => id);
    const [sign = ''] = /\p{M}/u.exec(difficult) ?? [];
    expect(ids(sign)).toContain(missing[1]);
    expect(words.filter((word) => ids(word).some((id) => missing.includes(id)))).toEqual([]);
  });

  it('have the shapes of the font in the file', async () => {
    const { doc } = await write(words, { face });
    const { font } = packagedFont(name);
    const subset = subsetOf(doc, name);
    const embedded = create(Buffer.from(subset.encode()));
    if (!('getGlyph' in embedded)) throw new Error('The file is not one font.');
    const shapes = subset.glyphs.map((_, code) => embedded.getGlyph(code).path.toSVG());
    expect(new Set(shapes).size).toBeGreaterThan(40);
    expect(shapes).toEqual(subset.glyphs.map((id) => font.getGlyph(id).path.toSVG()));
  });

  it('would have other glyphs by fontkit alone', () => {
    const { glyphs } = packagedFont(name).font.layout(difficult);
    const shaped = shapedGlyphs([difficult], name).map(([id]) => id);
    expect(glyphs.map(({ id }) => id)).not.toEqual(shaped);
  });
});

/** All texts below some texts; those with arguments are left out. */
function textsBelow(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(textsBelow)
    : [];
}

it.each([
  ['bn', 'Bengali'],
  ['hi', 'Hindi'],
] as const)(
  'every letter of the texts in %s has a glyph, and every sign its letter',
  (locale, end) => {
    const texts = textsBelow(textsIn(locale)).map(printableText);
    expect(texts.length).toBeGreaterThan(500);
    for (const [face, name] of [
      ['text', `text${end}`],
      ['display', `strong${end}`],
    ] as const) {
      const { font, shape } = packagedFont(name);
      const circle = font.glyphForCodePoint(0x25cc).id;
      const isWrong = ({ font: found, text }: TextRun) =>
        found === undefined ||
        (found === name && shape(text).glyphs.some(({ id }) => id === 0 || id === circle));
      expect(texts.filter((text) => toRuns(text, face).some(isWrong))).toEqual([]);
    }
  },
);

describe('a line', () => {
  it('is set in the first font that has each part', async () => {
    const { texts } = await write(['Amit “অমিত” ₹ 5']);
    expect(texts.map(({ text, font }) => [text, font.replace(/^\w+\+/, '')])).toEqual([
      ['Amit “', 'Helvetica'],
      ['অমিত', 'HindSiliguri-Regular'],
      ['” ', 'Helvetica'],
      ['₹', 'Hind-Regular'],
      [' 5', 'Helvetica'],
    ]);
  });

  it('shows a box for each letter that no font has, which still keeps its text', async () => {
    const { texts } = await write(['a👍🏽摩b']);
    expect(texts.map(({ text }) => text)).toEqual(['a', '👍🏽摩', 'b']);
    expect(texts[1]?.codes).toEqual([0, 0]);
    expect((await write(['a👍🏽摩b'], { missing: 'nothing' })).texts.map(({ text }) => text)).toEqual(
      ['a', 'b'],
    );
  });

  it('is as wide as it is drawn', async () => {
    const { texts } = await write(['Kolkata সার্ভিস 摩 AV']);
    const pen = new TextPen(new PDFDocument({ font: '', fontLayoutCache: false }), {
      missing: 'box',
    });
    const before = pen.widthOf('Kolkata সার্ভিস 摩', style);
    expect(texts.at(-1)?.x).toBeCloseTo(20 + before, 4);
  });
});
