import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf, type PlacedText } from '../../../shared/test/read-pdf.ts';
import { packagedFont } from './fonts.ts';
import { TextPen } from './text-pen.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Conjuncts, the reph above and beside vowel signs, vowel signs before and around their letters. */
const words = {
  textBengali: [
    'সার্ভিস',
    'কার্তিক',
    'দার্জিলিং',
    'মুখার্জি',
    'চ্যাটার্জি',
    'অর্পিতা',
    'বাংলা',
    'ক্ষ্ম',
    'শিলিগুড়ি',
    'জ্ঞান',
    'স্কুটার',
    'চন্দ্রিমা',
    'বহ্নি',
    'ব্যানার্জি',
    'ভট্টাচার্য',
    'চক্রবর্তী',
    'দত্ত',
    'ঘোষ',
    'গাঙ্গুলি',
    'শ্রীবাস্তব',
    'অনির্বাণ',
    'ঋত্বিক',
    'সৌম্য',
    'কৃষ্ণেন্দু',
    'লক্ষ্মী',
    'স্ত্রী',
    'মোটরসাইকেল',
    'কিস্তি',
    'র‍্যালি',
    'উত্তরবঙ্গ',
  ],
  textHindi: [
    'स्त्री',
    'सर्विस',
    'दार्जिलिंग',
    'शर्मिला',
    'मूर्ति',
    'हिन्दी',
    'कार्तिक',
    'वार्षिक',
    'क्षत्रिय',
    'ज्ञान',
    'श्रीवास्तव',
    'मुखर्जी',
    'चक्रवर्ती',
    'कृष्ण',
    'लक्ष्मी',
    'विश्वकर्मा',
    'त्रिपाठी',
    'बुकिंग',
    'सर्विसिंग',
    'मोटरसाइकिल',
    'स्कूटर',
    'गाड़ी',
    'पढ़ाई',
    'राजेश',
    'उत्तर',
    'द्वितीय',
    'ट्रैफ़िक',
    'रुपये',
    'प्रीति',
    'किश्त',
  ],
} as const;

const style = { face: 'report', size: 10, colour: '#000' } as const;

async function write(texts: readonly string[], missing: 'box' | 'nothing' = 'box') {
  const doc = new PDFDocument({ font: '', fontLayoutCache: false, margin: 0, pdfVersion: '1.5' });
  const pen = new TextPen(doc, { missing });
  texts.forEach((text, index) => pen.write(text, style, { x: 20, y: 20 + 12 * index }));
  const finished = readAll(doc);
  doc.end();
  return { doc, texts: readPdf(await finished).layout[0]?.texts ?? [] };
}

async function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The font's own numbers of the glyphs that were drawn: the file numbers only those that it contains. */
function glyphsOf(doc: PDFKit.PDFDocument, font: string, { codes }: PlacedText): number[] {
  const { _fontFamilies: fonts } = doc as unknown as {
    _fontFamilies: Record<string, { subset: { glyphs: number[] } }>;
  };
  return codes.map((code) => fonts[font]?.subset.glyphs[code] ?? -1);
}

const files = {
  textBengali: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff',
  textHindi: '@fontsource/hind/files/hind-devanagari-400-normal.woff',
};

function shapedByHarfBuzz(name: keyof typeof files, word: string): number[] {
  const file = unpackWoff(readFileSync(createRequire(import.meta.url).resolve(files[name])));
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer)));
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

describe.each(['textBengali', 'textHindi'] as const)('words in %s', (name) => {
  it('are drawn with the glyphs of HarfBuzz, and keep their text', async () => {
    const { doc, texts } = await write(words[name]);
    expect(texts.map(({ text }) => text)).toEqual(words[name]);
    const drawn = texts.map((each) => glyphsOf(doc, name, each));
    expect(drawn).toEqual(words[name].map((word) => shapedByHarfBuzz(name, word)));
  });

  it('would have other glyphs by fontkit alone', () => {
    const word = name === 'textBengali' ? 'সার্ভিস' : 'सर्विस';
    const { glyphs } = packagedFont(name).font.layout(word);
    expect(glyphs.map(({ id }) => id)).not.toEqual(shapedByHarfBuzz(name, word));
  });
});

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
    expect((await write(['a👍🏽摩b'], 'nothing')).texts.map(({ text }) => text)).toEqual(['a', 'b']);
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
