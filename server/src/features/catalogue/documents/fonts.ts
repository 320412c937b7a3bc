import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { Face } from './pdf.ts';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

/**
 * The fonts that the documents embed (their used glyphs only). They come from npm packages, never
 * from the machine. A package splits a font into files by script, so that a text is set in runs:
 * ₹ is only in the latin-ext file of Hind, and Barlow Condensed lacks it altogether.
 */
const fontFiles = {
  condensed:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'),
  condensedExt:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff'),
  text: require.resolve('@fontsource/hind/files/hind-latin-400-normal.woff'),
  textExt: require.resolve('@fontsource/hind/files/hind-latin-ext-400-normal.woff'),
  textHindi: require.resolve('@fontsource/hind/files/hind-devanagari-400-normal.woff'),
  textBengali:
    require.resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff'),
  strong: require.resolve('@fontsource/hind/files/hind-latin-600-normal.woff'),
  strongExt: require.resolve('@fontsource/hind/files/hind-latin-ext-600-normal.woff'),
  strongHindi: require.resolve('@fontsource/hind/files/hind-devanagari-600-normal.woff'),
  strongBengali:
    require.resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff'),
} as const;

export type FontName = keyof typeof fontFiles;

export const fontNames = Object.keys(fontFiles) as FontName[];

/** The fonts of a face: a character is set in the first one that has its glyph. */
const faces: Record<Face, readonly [FontName, ...FontName[]]> = {
  text: ['text', 'textExt', 'textHindi', 'textBengali'],
  strong: ['strong', 'strongExt', 'strongHindi', 'strongBengali'],
  display: ['condensed', 'condensedExt', 'strongExt', 'strongHindi', 'strongBengali'],
};

const contents = new Map<FontName, Buffer>();
const parsed = new Map<FontName, Font>();

/** A font as TrueType, read once. */
export function fontFile(name: FontName): Buffer {
  const content = contents.get(name) ?? unpackWoff(readFileSync(fontFiles[name]));
  contents.set(name, content);
  return content;
}

/** A stretch of text that one font sets. */
export interface TextRun {
  font: FontName;
  text: string;
}

/** Joiners shape Bengali and Hindi words and draw nothing themselves. */
const JOINERS = /[\u200c\u200d]/g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first font of every face has these, so that most texts need no glyph lookup. */
const ASCII_ONLY = /^[ -~]+$/;

/** Cuts a text into runs. What no font of the face can draw is left out. */
export function toRuns(text: string, face: Face): TextRun[] {
  if (ASCII_ONLY.test(text)) return [{ font: faces[face][0], text }];
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const current = runs.at(-1);
    const font = fontFor(segment, { face, current: current?.font });
    if (font === undefined) continue;
    const drawn = canDraw(font, segment) ? segment : segment.replace(JOINERS, '');
    if (current?.font === font) current.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function fontFor(
  grapheme: string,
  { face, current }: { face: Face; current: FontName | undefined },
): FontName | undefined {
  const visible = grapheme.replace(JOINERS, '');
  if (visible === '') return undefined;
  const [first, ...others] = faces[face];
  const candidates = current === undefined ? [first, ...others] : [first, current, ...others];
  return candidates.find((font) => canDraw(font, visible));
}

function canDraw(name: FontName, text: string): boolean {
  const font = parsedFont(name);
  return Array.from(text).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

function parsedFont(name: FontName): Font {
  const known = parsed.get(name);
  if (known) return known;
  const font = create(fontFile(name));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${fontFiles[name]} is not one font.`);
  parsed.set(name, font);
  return font;
}
