import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isWinAnsi } from '@dealership/shared';
import { parseFont, type ParsedFont } from './shaping.ts';
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

export type PackagedFont = keyof typeof fontFiles;

/** Every viewer of PDF has these two, for the characters of Windows-1252. */
const builtIn = ['Helvetica', 'Helvetica-Bold'] as const;

export type FontName = PackagedFont | (typeof builtIn)[number];

/** The fonts of a face: a character is set in the first one that has its glyph. */
const faces = {
  text: ['text', 'textExt', 'textHindi', 'textBengali'],
  strong: ['strong', 'strongExt', 'strongHindi', 'strongBengali'],
  display: ['condensed', 'condensedExt', 'strongExt', 'strongHindi', 'strongBengali'],
  report: ['Helvetica', 'textExt', 'textHindi', 'textBengali'],
  reportStrong: ['Helvetica-Bold', 'strongExt', 'strongHindi', 'strongBengali'],
} as const satisfies Record<string, readonly [FontName, ...FontName[]]>;

export type Face = keyof typeof faces;

export function isBuiltIn(font: FontName): font is (typeof builtIn)[number] {
  return builtIn.some((name) => name === font);
}

const parsed = new Map<PackagedFont, ParsedFont>();

/** Read once for all documents. */
export function packagedFont(name: PackagedFont): ParsedFont {
  const known = parsed.get(name) ?? parseFont(unpackWoff(readFileSync(fontFiles[name])));
  parsed.set(name, known);
  return known;
}

/** A stretch of text that one font sets; without a font, the characters that no font of the face has. */
export interface TextRun {
  font: FontName | undefined;
  text: string;
}

/** Characters that draw nothing themselves: joiners within words, variants of emoji. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first font of every face has these, so that most texts need no lookup; each is a letter of its own. */
const ASCII_ONLY = /^[ -~]+$/;

/** A virama joins its letter to the next one, in any version of Unicode that the segmenter follows. */
const JOINS_NEXT = /[\u094d\u09cd][\u200c\u200d]?$/;

/** A text's letters, each with its signs; a letter as readers see it is never split. */
export function lettersOf(text: string): string[] {
  if (ASCII_ONLY.test(text)) return Array.from(text);
  const letters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = letters.at(-1);
    if (last !== undefined && JOINS_NEXT.test(last)) letters[letters.length - 1] = last + segment;
    else letters.push(segment);
  }
  return letters;
}

export function toRuns(text: string, face: Face): TextRun[] {
  if (ASCII_ONLY.test(text)) return [{ font: faces[face][0], text }];
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const current = runs.at(-1);
    const visible = segment.replace(UNSEEN, '');
    if (visible === '') continue;
    const font = fontFor(visible, { face, current: current?.font });
    // HarfBuzz handles invisible characters; the built-in fonts have no place for them.
    const drawn = font !== undefined && isBuiltIn(font) ? visible : segment;
    if (current && current.font === font) current.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function fontFor(
  visible: string,
  { face, current }: { face: Face; current: FontName | undefined },
): FontName | undefined {
  const [first, ...others]: readonly FontName[] = faces[face];
  const candidates = [first, current, ...others].filter((font) => font !== undefined);
  return candidates.find((font) => canDraw(font, visible));
}

function canDraw(name: FontName, text: string): boolean {
  if (isBuiltIn(name)) return isWinAnsi(text);
  const { font } = packagedFont(name);
  return Array.from(text).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
