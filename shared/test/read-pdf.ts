import { inflateSync } from 'node:zlib';

/** A text at its place on a page. */
export interface PlacedText {
  text: string;
  /** Points from the page's top left corner to the beginning of the baseline. */
  x: number;
  y: number;
  /** Points; 0 for fonts whose widths are not in the file. */
  width: number;
  size: number;
  /** As the file names it. */
  font: string;
  /** The font's codes, where they are glyphs. */
  codes: readonly number[];
}

export interface ReadPage {
  width: number;
  height: number;
  texts: PlacedText[];
}

/** What tests check in a drawn document. */
export interface ReadPdf {
  /** The pages with their texts, in the order in which they are drawn. */
  layout: ReadPage[];
  /** The text of each page, without blanks: they depend on line breaks. */
  pages: string[];
  /** The text of all pages, without blanks. */
  text: string;
  /** Number of pictures. */
  pictures: number;
}

/** A text as `readPdf` returns it. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * Reads the texts back from a document's bytes as a viewer's search does: by ActualText where there is one, else
 * by its fonts' own tables. It supports only the parts of PDF that pdfkit and jsPDF write.
 */
export function readPdf(file: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(file).toString('latin1'));
  const byId = new Map(objects.map((object) => [object.id, object]));
  const catalogue = objects.find(({ head }) => head.includes('/Type /Pages'))?.head ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(catalogue)?.[1] ?? '';
  const layout = references(kids).map((id) => readPage(byId, byId.get(id)?.head ?? ''));
  const pages = layout.map(({ texts }) => withoutBlanks(texts.map(({ text }) => text).join('')));
  const pictures = objects.filter(({ head }) => head.includes('/Subtype /Image')).length;
  return { layout, pages, text: pages.join(''), pictures };
}

interface PdfObject {
  id: string;
  head: string;
  stream: string;
}

type Objects = ReadonlyMap<string, PdfObject>;

function readObjects(file: string): PdfObject[] {
  const found = file.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([^]*?)(?:\nstream\n([^]*?)\nendstream)?\nendobj/g,
  );
  return Array.from(found, ([, id = '', head = '', stream = '']) => ({
    id,
    head,
    stream: head.includes('/FlateDecode') ? inflate(stream) : stream,
  }));
}

function inflate(stream: string): string {
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

function references(text: string): string[] {
  return Array.from(text.matchAll(/(\d+) 0 R/g), ([, id = '']) => id);
}

function readPage(byId: Objects, head: string): ReadPage {
  const box = /\/MediaBox \[([^\]]*)\]/.exec(head)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  const [width = 0, height = 0] = box.slice(2);
  const resources = referred(byId, head, 'Resources')?.head ?? '';
  const content = referred(byId, head, 'Contents')?.stream ?? '';
  return { width, height, texts: readTexts(byId, { content, resources, height }) };
}

function referred(byId: Objects, head: string, key: string): PdfObject | undefined {
  return byId.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
}

interface PdfFont {
  name: string;
  /** Undefined: the font has the codes of Windows-1252. */
  glyphs: Map<number, string> | undefined;
  /** Of its glyphs, in thousandths of the size. */
  widths: readonly number[];
}

function namedIn(block: string | undefined): [name: string, id: string][] {
  const found = (block ?? '').matchAll(/\/(\w+) (\d+) 0 R/g);
  return Array.from(found, ([, name = '', id = '']) => [name, id]);
}

function fontsOf(byId: Objects, resources: string): Map<string, PdfFont> {
  const entries = namedIn(/\/Font <<([^>]*)>>/.exec(resources)?.[1]);
  return new Map(
    entries.map(([key, id]) => {
      const head = byId.get(id)?.head ?? '';
      const table = referred(byId, head, 'ToUnicode')?.stream;
      const name = /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? '';
      const glyphs = table === undefined ? undefined : glyphsOf(table);
      return [key, { name, glyphs, widths: widthsOf(byId, head) }];
    }),
  );
}

function widthsOf(byId: Objects, head: string): number[] {
  const [descendant = ''] = references(/\/DescendantFonts \[([^\]]*)\]/.exec(head)?.[1] ?? '');
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(byId.get(descendant)?.head ?? '')?.[1] ?? '';
  return widths.trim().split(/\s+/).map(Number);
}

function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const codes = Array.from(list.matchAll(/<([^>]*)>/g), ([, code = '']) => code);
    codes.forEach((code, index) => {
      const units = code.match(/[0-9a-f]{4}/gi) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(Number.parseInt(first, 16) + index, text);
    });
  }
  return glyphs;
}

const TOKEN = /\((?:\\[^]|[^\\)])*\)|<<|>>|<[\da-f\s]*>|\[|\]|\/[^\s()<>[\]/]+|[^\s()<>[\]/]+/gi;

/** Texts of a page, of this height, or of a form on it. */
function readTexts(
  byId: Objects,
  { content, resources, height }: { content: string; resources: string; height: number },
): PlacedText[] {
  const fonts = fontsOf(byId, resources);
  const forms = new Map(namedIn(/\/XObject <<([^>]*)>>/.exec(resources)?.[1]));
  const texts: PlacedText[] = [];
  const state = { font: '', size: 0, leading: 0, x: 0, y: 0, isFromTop: false };
  /** For every open mark, what it says its content is, and the texts before it. */
  const marks: { actual: string | undefined; before: number }[] = [];
  let operands: string[] = [];

  const show = (strings: readonly string[]) => {
    const font = fonts.get(state.font);
    const codes = strings.flatMap((each) => codesOf(each, font));
    const text = codes.map((code) => decode(code, font)).join('');
    const y = state.isFromTop ? state.y : height - state.y;
    const sum = codes.reduce((all, code) => all + (font?.widths[code] ?? 0), 0);
    const width = (sum * state.size) / 1000;
    texts.push({ text, x: state.x, y, width, size: state.size, font: font?.name ?? '', codes });
  };
  const nextLine = () => {
    state.y -= state.leading;
  };
  const operators: Record<string, () => void> = {
    Tf: () => {
      state.font = operands.at(-2)?.slice(1) ?? '';
      state.size = Number(operands.at(-1));
    },
    TL: () => (state.leading = Number(operands.at(-1))),
    Td: () => {
      state.x += Number(operands.at(-2));
      state.y += Number(operands.at(-1));
    },
    Tm: () => {
      state.x = Number(operands.at(-2));
      state.y = Number(operands.at(-1));
      // pdfkit turns pages upside down, and letters back again.
      state.isFromTop = Number(operands.at(-3)) < 0;
    },
    BT: () => Object.assign(state, { x: 0, y: 0, isFromTop: false }),
    'T*': nextLine,
    Tj: () => show(operands.slice(-1)),
    TJ: () => show(operands.filter((each) => /^[<(]/.test(each))),
    BMC: () => marks.push({ actual: undefined, before: texts.length }),
    BDC: () => {
      const at = operands.indexOf('/ActualText');
      const actual = at === -1 ? undefined : textString(operands[at + 1] ?? '');
      marks.push({ actual, before: texts.length });
    },
    EMC: () => {
      const mark = marks.pop();
      if (mark?.actual === undefined) return;
      const drawn = texts.splice(mark.before);
      const [first] = drawn;
      if (!first) return;
      const width = Math.max(...drawn.map((each) => each.x + each.width)) - first.x;
      const codes = drawn.flatMap((each) => each.codes);
      texts.push({ ...first, text: mark.actual, width, codes });
    },
    Do: () => {
      const form = byId.get(forms.get(operands.at(-1)?.slice(1) ?? '') ?? '');
      if (!form?.head.includes('/Subtype /Form')) return;
      texts.push(...readTexts(byId, { content: form.stream, resources: form.head, height }));
    },
  };
  for (const [token] of content.matchAll(TOKEN)) {
    const isOperator = /^[a-z]+\*?$/i.test(token) && token !== 'true' && token !== 'false';
    if (!isOperator) operands.push(token);
    else {
      operators[token]?.();
      operands = [];
    }
  }
  return texts;
}

/** The bytes of a string of either notation. */
function bytesOf(text: string): string {
  if (text.startsWith('<')) {
    const pairs = text.match(/[\da-f]{2}/gi) ?? [];
    return String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
  }
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return text.slice(1, -1).replace(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);
}

function textString(token: string): string {
  const bytes = bytesOf(token);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  const units = bytes.slice(2).match(/[^]{2}/g) ?? [];
  return units
    .map((pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1)))
    .join('');
}

function codesOf(token: string, font: PdfFont | undefined): number[] {
  const bytes = bytesOf(token);
  if (!font?.glyphs) return Array.from(bytes, (byte) => byte.charCodeAt(0));
  const pairs = bytes.match(/[^]{2}/g) ?? [];
  return pairs.map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1));
}

/** Codes 128 to 159 of Windows-1252; Node's own decoder takes it for Latin-1. */
const ADDITIONS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(code: number, font: PdfFont | undefined): string {
  if (font?.glyphs) return font.glyphs.get(code) ?? '';
  return ADDITIONS[code - 128] ?? String.fromCharCode(code);
}
